import { staffAction, staffRead } from "../calls/staff-call-kinds.ts";

/** The calls of printers, stations and tickets. */
export const printingCalls = {
  readPrinting: staffRead("/ms-printing/companies/{companyId}/printing", "tickets.print"),
  updatePrinting: staffAction("/ms-printing/companies/{companyId}/printing", "settings.write"),
  createPrinter: staffAction("/ms-printing/companies/{companyId}/printers", "settings.write"),
  updatePrinter: staffAction(
    "/ms-printing/companies/{companyId}/printers/{printerId}",
    "settings.write",
  ),
  removePrinter: staffAction(
    "/ms-printing/companies/{companyId}/printers/{printerId}/remove",
    "settings.write",
  ),
  renewPrinterToken: staffAction(
    "/ms-printing/companies/{companyId}/printers/{printerId}/token",
    "settings.write",
  ),
  testPrinter: staffAction(
    "/ms-printing/companies/{companyId}/printers/{printerId}/test",
    "tickets.print",
  ),
  readTickets: staffRead(
    "/ms-printing/companies/{companyId}/orders/{orderId}/tickets",
    "tickets.print",
  ),
  readTicketCommands: staffRead(
    "/ms-printing/companies/{companyId}/orders/{orderId}/ticket-commands",
    "tickets.print",
  ),
  readTestCommands: staffRead(
    "/ms-printing/companies/{companyId}/test-ticket-commands",
    "tickets.print",
  ),
  listPrintJobs: staffRead(
    "/ms-printing/companies/{companyId}/orders/{orderId}/print-jobs",
    "tickets.print",
  ),
  reprintTicket: staffAction(
    "/ms-printing/companies/{companyId}/orders/{orderId}/reprint",
    "tickets.print",
  ),
  markPrintJob: staffAction(
    "/ms-printing/companies/{companyId}/print-jobs/{jobId}/mark",
    "tickets.print",
  ),
} as const;
