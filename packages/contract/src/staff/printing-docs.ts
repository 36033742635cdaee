import type { CallDoc } from "../calls/call-doc.ts";
import type { printingCalls } from "./printing-calls.ts";

const PRINTER_EXAMPLE = { name: "Bar", kind: "agent", columns: 48, as_pictures: false };
const JOB_ID = "9f2c7b1e6f0a4d35a3c1";

/** The documentation of `printingCalls`, under the same names. */
export const printingDocs = {
  readPrinting: {
    summary: "Read stations and printers",
    description: "With each printer's last sign of life and the tickets that wait for it.",
    errors: ["company_not_found"],
  },
  updatePrinting: {
    summary: "Change when and where tickets are printed",
    description:
      "`revision` is the one that the sender has seen. If another member changed the settings first, the answer is `settings_changed`.",
    errors: ["company_not_found", "settings_changed"],
    example: {
      print_on: "acceptance",
      language: "en",
      stations: [{ id: "kitchen", name: "Kitchen", category_ids: [], printer_id: null, copies: 1 }],
      default_station_id: "kitchen",
      receipt: { printer_id: null, copies: 0 },
      revision: 0,
    },
  },
  createPrinter: {
    summary: "Add a printer and create its token",
    description:
      "The token is shown in this answer only; the server keeps its hash. Needs an account's session: `forbidden` by PIN.",
    errors: ["company_not_found"],
    example: { id: "bar-1", ...PRINTER_EXAMPLE },
  },
  updatePrinter: {
    summary: "Change a printer",
    errors: ["printer_not_found"],
    example: PRINTER_EXAMPLE,
  },
  removePrinter: {
    summary: "Remove a printer",
    description: "Its token ends at once, and the tickets that wait for it fail.",
    errors: ["company_not_found"],
  },
  renewPrinterToken: {
    summary: "Replace a printer's token",
    description: "The old token ends at once. Needs an account's session: `forbidden` by PIN.",
    errors: ["printer_not_found"],
  },
  testPrinter: {
    summary: "Print a test ticket",
    errors: ["printer_not_found"],
    example: { id: JOB_ID },
  },
  readTickets: {
    summary: "Read the tickets of an order as they are printed",
    description: "Without `orders.details` there is no receipt.",
    errors: ["order_not_found"],
  },
  readTicketCommands: {
    summary: "Read the commands that print a ticket of an order",
    description:
      "ESC/POS in base64, for a printer at the caller's own device. The ticket is noted in no queue: ask with `reprint` or `mark` before it is sent. A receipt needs `orders.details`; without it names are left out.",
    errors: ["order_not_found", "station_not_found", "forbidden"],
  },
  readTestCommands: {
    summary: "Read the commands that print a test ticket",
    description: "ESC/POS in base64, for a printer at the caller's own device.",
    errors: ["company_not_found"],
  },
  listPrintJobs: {
    summary: "List what was printed of an order",
    errors: ["order_not_found"],
  },
  reprintTicket: {
    summary: "Print a ticket of an order again",
    description:
      "It carries the mark DUPLICATE with its number. A receipt needs `orders.details`. `here`: the sender prints it; 409 if the number is taken.",
    errors: ["order_not_found", "station_not_found", "forbidden", "print_job_changed"],
    example: { kind: "kitchen", station_id: null, reprint: 1, where: "printer" },
  },
  markPrintJob: {
    summary: "Say what became of a ticket",
    description:
      "`sent` claims a ticket before the sender prints it: 409 if it was sent or printed already.",
    errors: ["print_job_not_found", "print_job_changed"],
    example: { state: "confirmed" },
  },
} satisfies Record<keyof typeof printingCalls, CallDoc>;
