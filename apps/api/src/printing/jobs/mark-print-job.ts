import type { PrintJob } from "@comanda/contract/staff/printing-schemas";
import type { ParsedStaffRequestPart } from "@comanda/contract/staff/staff-call-schemas";
import { recordChange } from "../../audit/audit.store.ts";
import type { Deps } from "../../context/deps.ts";
import { transact } from "../../db/transact.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { StaffMember } from "../../staff/staff-member.ts";
import { claimJob, findPrintJob, markJob } from "../queue/print-jobs.store.ts";
import { toWireJob } from "./print-job-view.ts";
import { refusePrintedJob } from "./refuse-printed-job.ts";

/**
 * Notes what a member knows of a ticket: it is on paper, it is given up, or it shall be printed
 * again. A ticket that may be on paper is marked DUPLICATE then. 404 `print_job_not_found`. Before a
 * member prints it they claim it as `sent`, which one of several members does: 409 `print_job_changed`.
 */
export async function markPrintJob(
  { db, clock }: Pick<Deps, "db" | "clock">,
  member: StaffMember,
  id: string,
  { state }: ParsedStaffRequestPart<"markPrintJob", "body">,
): Promise<PrintJob | Refusal> {
  const key = { company_id: member.companyId, id };
  return transact(db, async (trx) => {
    const before = await findPrintJob(trx, key);
    if (!before) return new Refusal("print_job_not_found");
    if (before.state === state && state !== "sent") return toWireJob(before);
    const now = clock();
    if (state !== "sent") await markJob(trx, key, state, now);
    else if (!(await claimJob(trx, key, member.name, now))) {
      // Another member may have claimed it since it was read above.
      const claimed = await findPrintJob(trx, key);
      return refusePrintedJob(trx, member, claimed ?? before, {
        target: id,
        after: { state: "sent" },
      });
    }
    const change = {
      action: "tickets.mark" as const,
      target: id,
      before: { state: before.state },
      after: { state },
    };
    await recordChange(trx, member, now, change);
    const after = await findPrintJob(trx, key);
    return after ? toWireJob(after) : new Refusal("print_job_not_found");
  });
}
