import type { PrintJob, TicketWait } from "@comanda/contract/staff/printing-schemas";
import { ticketWait } from "@comanda/domain/printing/printer-error";
import type { PrintJobRow } from "../queue/print-jobs.store.ts";
import { duplicateNumber } from "../render/render-job.ts";
import type { PrinterRow } from "../settings/printers.store.ts";

/** A job as the wire has it. */
export function toWireJob(row: PrintJobRow): PrintJob {
  const { id, kind, station_name, printer_id, copy, reprint, state, attempts, reason } = row;
  return {
    id,
    kind,
    station_name,
    printer_id,
    copy,
    reprint,
    state,
    attempts,
    reason,
    waits_for: null,
    change: row.change,
    station_id: row.station || null,
    duplicate: duplicateNumber(row) > 0,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    requested_by: row.requested_by,
  };
}

/** A job as the wire has it, with why it waits for one of the printers at `now`. */
export function toWaitingJob(
  row: PrintJobRow,
  printers: ReadonlyMap<string, PrinterRow>,
  now: Date,
): PrintJob {
  const printer = row.printer_id === null ? undefined : printers.get(row.printer_id);
  const isWaiting = row.state === "queued" && printer !== undefined;
  return { ...toWireJob(row), waits_for: isWaiting ? waitOf(row, printer, now) : null };
}

function waitOf({ created_at }: PrintJobRow, printer: PrinterRow, now: Date): TicketWait | null {
  const wait = ticketWait(printer, created_at, now);
  if (!wait) return null;
  return {
    printer_name: printer.name,
    printer_kind: printer.kind,
    reason: wait.reason,
    silent_since: wait.silent_since?.toISOString() ?? null,
  };
}
