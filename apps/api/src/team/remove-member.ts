import { type AuditActor, recordChange } from "../audit/audit.store.ts";
import type { Deps } from "../context/deps.ts";
import { transact } from "../db/transact.ts";
import { publishStaffChange } from "../sessions/staff-changes.ts";
import { Refusal } from "../shared/refusal.ts";
import { revokeInvitationsBy } from "./invitations.store.ts";
import { mayStillManage } from "./may-manage.ts";
import {
  countOwners,
  deleteMember,
  findMemberRow,
  lockMembers,
  type StoredMember,
} from "./members.store.ts";

/**
 * Removes a member from the company; what they have open there ends at once, and their open invitations are
 * revoked. A member may remove those whose role they manage (`forbidden`). 404 `member_not_found`, 409
 * `last_owner`.
 */
export async function removeMember(
  deps: Pick<Deps, "db" | "clock" | "events" | "log">,
  actor: AuditActor,
  accountId: string,
): Promise<StoredMember | Refusal> {
  const { companyId } = actor;
  const removed = await transact(deps.db, async (trx) => {
    await lockMembers(trx, companyId);
    const member = await findMemberRow(trx, companyId, accountId);
    if (!member) return new Refusal("member_not_found");
    const { role, name } = member;
    if (!(await mayStillManage(trx, actor, role))) return new Refusal("forbidden");
    if (role === "owner" && (await countOwners(trx, companyId)) === 1)
      return new Refusal("last_owner");
    await deleteMember(trx, companyId, accountId);
    await revokeInvitationsBy(trx, companyId, accountId, deps.clock());
    await recordChange(trx, actor, deps.clock(), {
      action: "team.remove",
      target: accountId,
      before: { name, role },
      after: null,
    });
    return member;
  });
  if (!(removed instanceof Refusal))
    await publishStaffChange(deps, { company_id: companyId, account_id: accountId });
  return removed;
}
