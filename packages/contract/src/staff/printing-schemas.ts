import * as v from "valibot";
import type { CallSchemas } from "../calls/call-schemas.ts";
import { AnyInstant, Id, NonNegativeInteger, nullByDefault } from "../fields/field-schemas.ts";
import { Printer, PrinterChoices, PrintingSettings } from "./printer-schemas.ts";
import type { printingCalls } from "./printing-calls.ts";

const companyParams = v.object({ companyId: Id });
const printerParams = v.object({ companyId: Id, printerId: Id });
const orderParams = v.object({ companyId: Id, orderId: Id });

const Printing = v.object({ settings: PrintingSettings, printers: v.array(Printer) });
export type Printing = v.InferOutput<typeof Printing>;

/** A printer and its token, which no later answer repeats. */
const PrinterWithToken = v.object({
  printer: Printer,
  /** Null when the printer was there before: renew the token then. */
  token: nullByDefault(v.string()),
  /** The path for the settings of a CloudPRNT printer, behind the server's own address. */
  cloudprnt_path: nullByDefault(v.string()),
});

const TicketKind = v.picklist(["kitchen", "receipt"]);

/** Why a queued ticket is not printed, where that is known. */
const TicketWait = v.object({
  printer_name: v.string(),
  printer_kind: PrinterChoices.kind,
  /** `silent`: neither the printer nor its agent asks for tickets any more, and `never_connected`: none ever did. */
  reason: v.picklist(["paper_out", "cover_open", "offline", "error", "silent", "never_connected"]),
  /** When it last asked, for `silent`. */
  silent_since: nullByDefault(AnyInstant),
});
export type TicketWait = v.InferOutput<typeof TicketWait>;

const PrintJob = v.object({
  id: Id,
  kind: v.picklist(["kitchen", "receipt", "test"]),
  station_id: nullByDefault(Id),
  station_name: nullByDefault(v.string()),
  printer_id: nullByDefault(Id),
  /** From 1, of the copies that are printed together. */
  copy: NonNegativeInteger,
  /** 0 for the ticket that is printed by itself; rises with each reprint. */
  reprint: NonNegativeInteger,
  /** The number of the accepted proposal that its ticket knows; 0 for none, and for a reprint. */
  change: NonNegativeInteger,
  /** `sent`: handed over, without a confirmation that it is on paper. */
  state: v.picklist(["queued", "sent", "confirmed", "failed"]),
  attempts: NonNegativeInteger,
  /** Whether its next or last print carries the mark DUPLICATE. */
  duplicate: v.boolean(),
  /** Why it failed or waits: `no_printer`, `expired`, `unconfirmed`, `paper_out` and others. */
  reason: nullByDefault(v.string()),
  /** Null for a ticket that does not wait, or may be printed soon; `listPrintJobs` alone looks for it. */
  waits_for: nullByDefault(TicketWait),
  created_at: AnyInstant,
  sent_at: nullByDefault(AnyInstant),
  confirmed_at: nullByDefault(AnyInstant),
  /** The member who asked for a reprint. */
  requested_by: nullByDefault(v.string()),
});
export type PrintJob = v.InferOutput<typeof PrintJob>;

const PrintJobs = v.object({ jobs: v.array(PrintJob) });

/** A line of a ticket that is laid out for the asked width. */
const TicketLine = v.object({
  start: v.string(),
  end: v.nullable(v.string()),
  align: v.picklist(["start", "center"]),
  size: v.picklist([1, 2, 3]),
  bold: v.boolean(),
  invert: v.boolean(),
  rule: v.boolean(),
});

const Ticket = v.object({
  kind: TicketKind,
  station_id: nullByDefault(Id),
  station_name: nullByDefault(v.string()),
  lines: v.array(TicketLine),
});
export type Ticket = v.InferOutput<typeof Ticket>;

const ColumnsQuery = v.optional(
  v.pipe(
    v.picklist(["32", "42", "48"]),
    v.transform((text) => Number(text) as 32 | 42 | 48),
  ),
);

/** The number for the mark DUPLICATE; absent or 0 for none. */
const DuplicateQuery = v.optional(
  v.pipe(v.string(), v.digits(), v.maxLength(3), v.transform(Number)),
);

/** The paper of a printer at the caller's own device. */
const paperQuery = {
  columns: ColumnsQuery,
  /** Whether the ticket goes as a picture even if the printer has all its letters. */
  as_pictures: v.optional(
    v.pipe(
      v.picklist(["true", "false"]),
      v.transform((text) => text === "true"),
    ),
  ),
};

/** Commands of ESC/POS, base64. */
const Commands = v.object({ data: v.string() });

/** The schemas of `printingCalls`, under the same names. */
export const printingSchemas = {
  readPrinting: { params: companyParams, answer: Printing },
  updatePrinting: { params: companyParams, body: PrintingSettings, answer: PrintingSettings },
  createPrinter: {
    params: companyParams,
    /** The sender makes the id, so that the same request sent again creates nothing. */
    body: v.object({ id: Id, ...PrinterChoices }),
    answer: PrinterWithToken,
  },
  updatePrinter: { params: printerParams, body: v.object(PrinterChoices), answer: Printer },
  removePrinter: { params: printerParams, answer: v.object({ removed: v.boolean() }) },
  renewPrinterToken: { params: printerParams, answer: PrinterWithToken },
  testPrinter: {
    params: printerParams,
    /** The sender makes the id of the job, so that the same request prints once. */
    body: v.object({ id: Id }),
    answer: PrintJob,
  },
  readTickets: {
    params: orderParams,
    query: v.object({
      columns: ColumnsQuery,
      duplicate: DuplicateQuery,
    }),
    answer: v.object({
      language: v.string(),
      direction: v.picklist(["ltr", "rtl"]),
      columns: v.picklist([32, 42, 48]),
      tickets: v.array(Ticket),
    }),
  },
  readTicketCommands: {
    params: orderParams,
    query: v.object({
      ...paperQuery,
      kind: TicketKind,
      /** The station of a kitchen ticket. */
      station_id: v.optional(Id),
      duplicate: DuplicateQuery,
    }),
    answer: Commands,
  },
  readTestCommands: {
    params: companyParams,
    query: v.object(paperQuery),
    answer: Commands,
  },
  listPrintJobs: { params: orderParams, answer: PrintJobs },
  reprintTicket: {
    params: orderParams,
    body: v.object({
      kind: TicketKind,
      /** The station of a kitchen ticket; null for all stations. */
      station_id: nullByDefault(Id),
      /**
       * One more than the highest `reprint` that the sender has seen, 0 for a ticket without a job; a
       * used number prints nothing.
       */
      reprint: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
      /** `here`: the sender prints the ticket itself and marks the jobs. */
      where: v.optional(v.picklist(["printer", "here"]), "printer"),
    }),
    answer: PrintJobs,
  },
  markPrintJob: {
    params: v.object({ companyId: Id, jobId: Id }),
    /**
     * What became of the ticket; `queued` prints it again, marked if it may be on paper. `sent`: the
     * sender prints it now.
     */
    body: v.object({ state: v.picklist(["confirmed", "failed", "queued", "sent"]) }),
    answer: PrintJob,
  },
} as const satisfies Record<keyof typeof printingCalls, CallSchemas>;
