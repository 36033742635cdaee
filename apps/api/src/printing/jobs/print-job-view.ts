import type { PrintJob } from "@comanda/contract/staff/printing-schemas";
import { Refusal } from "../../shared/refusal.ts";
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

/** The refusal to print a job that was sent or printed already. */
export function alreadyPrinted({
  state,
  requested_by: by,
  sent_at,
  created_at,
}: PrintJobRow): Refusal {
  const at = (sent_at ?? created_at).toISOString();
  return new Refusal("print_job_changed", { changed: { by, at, status: state } });
}
