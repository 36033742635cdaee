import { recordChange } from "../audit/audit.store.ts";
import type { Deps } from "../context/deps.ts";
import { transact } from "../db/transact.ts";
import { publishStaffChange } from "../sessions/staff-changes.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { revokeTabletRow, type StoredTablet } from "./tablets.store.ts";

/**
 * Revokes a tablet and locks it at once. `forbidden` for a session that a PIN opened: a tablet that was left
 * unlocked would lock all others in the middle of a shift. 404 `tablet_not_found`.
 */
export async function revokeTablet(
  deps: Pick<Deps, "db" | "clock" | "events" | "log">,
  actor: StaffMember,
  id: string,
): Promise<StoredTablet | Refusal> {
  if (actor.tabletId !== null) return new Refusal("forbidden");
  const { companyId } = actor;
  const now = deps.clock();
  const revoked = await transact(deps.db, async (trx) => {
    const tablet = await revokeTabletRow(trx, companyId, id, now);
    if (!tablet) return new Refusal("tablet_not_found");
    await recordChange(trx, actor, now, {
      action: "tablets.revoke",
      target: id,
      before: { name: tablet.name },
      after: null,
    });
    return tablet;
  });
  if (!(revoked instanceof Refusal)) await publishStaffChange(deps, { company_id: companyId });
  return revoked;
}
