import type { Kysely } from "kysely";
import { findLastTargetChange } from "../../audit/audit-log.store.ts";
import { whoWasFirst } from "../../audit/who-was-first.ts";
import type { Database } from "../../db/schema/database.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { StaffMember } from "../../staff/staff-member.ts";
import type { PrintJobRow } from "../queue/print-jobs.store.ts";

/**
 * Refuses to print a job that was sent or printed already: 409 `print_job_changed` with who was first.
 * `target` is what the audit log has the printing under: the job for a claim, the order for a reprint.
 */
export async function refusePrintedJob(
  trx: Kysely<Database>,
  sender: StaffMember,
  job: PrintJobRow,
  target: string,
): Promise<Refusal> {
  const { state, requested_by: by, sent_at, created_at } = job;
  const at = sent_at ?? created_at;
  const last = await findLastTargetChange(trx, sender.companyId, { area: "tickets", target });
  // The job has only the name. The log may have a later print of the same order, by another member.
  const changed =
    last && last.actor === by
      ? whoWasFirst({ ...last, at }, sender, state)
      : { by, at: at.toISOString(), status: state };
  return new Refusal("print_job_changed", { changed });
}
