import type { Kysely } from "kysely";
import { findLastChangeTo } from "../../audit/audit-log.store.ts";
import { describeConflict } from "../../audit/describe-conflict.ts";
import type { Database } from "../../db/schema/database.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { StaffMember } from "../../staff/staff-member.ts";
import type { PrintJobRow } from "../queue/print-jobs.store.ts";

/** The change by which a job was printed, as the audit log has it. */
type Printing = { target: string; after: object };

/**
 * Refuses to print a job that was sent or printed already: 409 `print_job_changed` with who was first.
 * The job has only the name of that member; the log has the account, which another member of the same
 * name does not have.
 */
export async function refusePrintedJob(
  trx: Kysely<Database>,
  sender: StaffMember,
  job: PrintJobRow,
  printing: Printing,
): Promise<Refusal> {
  const { state, requested_by: by, sent_at, created_at } = job;
  const at = sent_at ?? created_at;
  const first = by
    ? await findLastChangeTo(trx, sender.companyId, { actor: by, ...printing })
    : null;
  const changed = first
    ? describeConflict({ ...first, at }, sender, state)
    : { by, at: at.toISOString(), status: state };
  return new Refusal("print_job_changed", { changed });
}
