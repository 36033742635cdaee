import { type AuditActor, recordChange } from "../audit/audit.store.ts";
import type { Deps } from "../context/deps.ts";
import { transact } from "../db/transact.ts";
import { Refusal } from "../shared/refusal.ts";
import { revokeInvitationRow, type StoredInvitation } from "./invitations.store.ts";
import { mayManage } from "./may-manage.ts";

/** Revokes an open invitation: its link leads to nothing. 404 `invitation_not_found`. */
export async function revokeInvitation(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: AuditActor,
  id: string,
): Promise<StoredInvitation | Refusal> {
  const now = clock();
  return transact(db, async (trx) => {
    const revoked = await revokeInvitationRow(trx, actor.companyId, id, now);
    if (!revoked) return new Refusal("invitation_not_found");
    if (!mayManage(actor, revoked.role)) return new Refusal("forbidden");
    const { role, email } = revoked;
    await recordChange(trx, actor, now, {
      action: "team.revoke_invitation",
      target: id,
      before: { role, email },
      after: null,
    });
    return revoked;
  });
}
