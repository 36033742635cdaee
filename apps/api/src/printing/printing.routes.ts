import type { Deps } from "../context/deps.ts";
import type { ServeStaff } from "../http/serve-staff.ts";
import { listPrintJobs } from "./jobs/list-print-jobs.ts";
import { markPrintJob } from "./jobs/mark-print-job.ts";
import { readTestCommands, readTicketCommands } from "./jobs/read-ticket-commands.ts";
import { readTickets } from "./jobs/read-tickets.ts";
import { reprintTicket } from "./jobs/reprint-ticket.ts";
import { testPrinter } from "./jobs/test-printer.ts";
import {
  createPrinter,
  removePrinter,
  renewPrinterToken,
  updatePrinter,
} from "./settings/printers.ts";
import { readPrinting, updatePrinting } from "./settings/printing-settings.ts";

/** Printers, stations and tickets for staff; refusals as in each use case. */
export function printingRoutes(serveStaff: ServeStaff, deps: Pick<Deps, "db" | "clock">): void {
  serveStaff("readPrinting", ({ member }) => readPrinting(deps, member.companyId));
  serveStaff("updatePrinting", ({ member, body }) => updatePrinting(deps, member, body));
  serveStaff("createPrinter", ({ member, body }) => createPrinter(deps, member, body));
  serveStaff("updatePrinter", ({ member, params, body }) =>
    updatePrinter(deps, member, params.printerId, body),
  );
  serveStaff("removePrinter", ({ member, params }) =>
    removePrinter(deps, member, params.printerId),
  );
  serveStaff("renewPrinterToken", ({ member, params }) =>
    renewPrinterToken(deps, member, params.printerId),
  );
  serveStaff("testPrinter", ({ member, params, body }) =>
    testPrinter(deps, member, { printerId: params.printerId, id: body.id }),
  );
  serveStaff("readTickets", ({ member, params, query }) =>
    readTickets(deps, member, params.orderId, query),
  );
  serveStaff("readTicketCommands", ({ member, params, query }) =>
    readTicketCommands(deps, member, params.orderId, query),
  );
  serveStaff("readTestCommands", ({ member, query }) => readTestCommands(deps, member, query));
  serveStaff("listPrintJobs", ({ member, params }) =>
    listPrintJobs(deps, member.companyId, params.orderId),
  );
  serveStaff("reprintTicket", ({ member, params, body }) =>
    reprintTicket(deps, member, params.orderId, body),
  );
  serveStaff("markPrintJob", ({ member, params, body }) =>
    markPrintJob(deps, member, params.jobId, body),
  );
}
