import type { PrintJob } from "@comanda/contract/staff/printing-schemas";
import type { PrintJobRow } from "../queue/print-jobs.store.ts";
import { duplicateNumber } from "../render/render-job.ts";

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
    change: row.change,
    station_id: row.station || null,
    duplicate: duplicateNumber(row) > 0,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    requested_by: row.requested_by,
  };
}
