import { recordChange } from "../audit/audit.store.ts";
import { lockCompany } from "../companies/companies.store.ts";
import type { Deps } from "../context/deps.ts";
import { transact } from "../db/transact.ts";
import type { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { auditedPrices } from "./audited-prices.ts";
import { refuseChangedSchedule } from "./refuse-changed-schedule.ts";
import { deleteScheduled, findScheduledById } from "./scheduled-prices.store.ts";

/** Deletes a change that has not started. 409 `scheduled_prices_changed`. */
export function cancelScheduledPrices(
  { db, clock }: Pick<Deps, "db" | "clock">,
  member: StaffMember,
  scheduleId: string,
  revision: number,
): Promise<{ cancelled: boolean } | Refusal> {
  const { companyId } = member;
  const key = { company_id: companyId, id: scheduleId };
  return transact(db, async (trx) => {
    await lockCompany(trx, companyId);
    const row = await findScheduledById(trx, key);
    if (!row) return { cancelled: false };
    if (row.revision !== revision || row.state !== "waiting")
      return refuseChangedSchedule(trx, member, row);
    await deleteScheduled(trx, key);
    await recordChange(trx, member, clock(), {
      action: "prices.cancel",
      target: scheduleId,
      before: auditedPrices(row),
      after: null,
    });
    return { cancelled: true };
  });
}
