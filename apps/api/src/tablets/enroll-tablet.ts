import { randomUUID } from "node:crypto";
import { recordChange } from "../audit/audit.store.ts";
import type { Deps } from "../context/deps.ts";
import { transact } from "../db/transact.ts";
import { deleteSession } from "../sessions/find-member.store.ts";
import { publishStaffChange } from "../sessions/staff-changes.ts";
import { Refusal } from "../shared/refusal.ts";
import { hashToken, newSecretToken } from "../shared/secret-token.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { mayStillManage } from "../team/may-manage.ts";
import { lockMembers } from "../team/members.store.ts";
import { insertTablet, type StoredTablet } from "./tablets.store.ts";

type TabletDeps = Pick<Deps, "db" | "clock" | "events" | "log">;

/**
 * Enrolls the device of a member's request as a tablet; returns the token for its cookie. The
 * member's session on this device ends, so that the device acts as the member only after a PIN.
 * `forbidden` for a session that a PIN opened.
 */
export async function enrollTablet(
  deps: TabletDeps,
  actor: StaffMember,
  name: string,
): Promise<{ tablet: StoredTablet; token: string } | Refusal> {
  if (actor.tabletId !== null) return new Refusal("forbidden");
  const { companyId: company_id } = actor;
  const now = deps.clock();
  const token = newSecretToken();
  const tablet = {
    company_id,
    id: randomUUID(),
    name,
    enrolled_by: actor.name,
    enrolled_at: now,
  };
  const enrolled = await transact(deps.db, async (trx) => {
    await lockMembers(trx, company_id);
    // Enrolling needs the same permission as managing the kitchen's members.
    if (!(await mayStillManage(trx, actor, "kitchen"))) return new Refusal("forbidden");
    await insertTablet(trx, { ...tablet, token_hash: hashToken(token) });
    await deleteSession(trx, actor.sessionId);
    await recordChange(trx, actor, now, {
      action: "tablets.enroll",
      target: tablet.id,
      before: null,
      after: { name },
    });
    return { tablet, token };
  });
  if (!(enrolled instanceof Refusal))
    await publishStaffChange(deps, { company_id, account_id: actor.accountId });
  return enrolled;
}
