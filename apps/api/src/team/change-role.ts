import { type Role, roles } from "@comanda/domain/staff/permissions";
import { recordChange } from "../audit/audit.store.ts";
import { findLastChange } from "../audit/audit-log.store.ts";
import { describeConflict } from "../audit/describe-conflict.ts";
import type { Deps } from "../context/deps.ts";
import { transact } from "../db/transact.ts";
import { publishStaffChange } from "../sessions/staff-changes.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { revokeInvitationsBy } from "./invitations.store.ts";
import { mayStillManage } from "./may-manage.ts";
import {
  countOwners,
  findMemberRow,
  lockMembers,
  type StoredMember,
  updateMember,
} from "./members.store.ts";
import { pinAfterChange } from "./pin-length.ts";

export type RoleChange = { accountId: string; from: Role; to: Role };

/**
 * Changes a member's role from the one that the actor has seen; the same change sent again
 * succeeds. A lower role revokes the member's open invitations, and a higher one can take the PIN.
 * `forbidden` unless the actor manages both roles. 404 `member_not_found`, 409
 * `member_changed` with who was first, `last_owner`.
 */
export async function changeRole(
  deps: Pick<Deps, "db" | "clock" | "events" | "log">,
  actor: StaffMember,
  { accountId, from, to }: RoleChange,
): Promise<StoredMember | Refusal> {
  const { companyId } = actor;
  const changed = await transact(deps.db, async (trx) => {
    await lockMembers(trx, companyId);
    const member = await findMemberRow(trx, companyId, accountId);
    if (!member) return new Refusal("member_not_found");
    if (!(await mayStillManage(trx, actor, member.role, to))) return new Refusal("forbidden");
    if (member.role === to) return member;
    if (member.role !== from) {
      const last = await findLastChange(trx, companyId, "team.change_role", accountId);
      return new Refusal(
        "member_changed",
        last && { changed: describeConflict(last, actor, member.role) },
      );
    }
    if (from === "owner" && (await countOwners(trx, companyId)) === 1)
      return new Refusal("last_owner");
    await updateMember(trx, companyId, accountId, { role: to, ...pinAfterChange(from, to) });
    // A lower role may no longer invite whom it has invited.
    if (roles.indexOf(to) > roles.indexOf(from))
      await revokeInvitationsBy(trx, companyId, accountId, deps.clock());
    await recordChange(trx, actor, deps.clock(), {
      action: "team.change_role",
      target: accountId,
      before: { name: member.name, role: from },
      after: { name: member.name, role: to },
    });
    return { ...member, role: to };
  });
  if (!(changed instanceof Refusal))
    await publishStaffChange(deps, { company_id: companyId, account_id: accountId });
  return changed;
}
