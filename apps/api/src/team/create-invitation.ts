import { randomUUID } from "node:crypto";
import type { Role } from "@comanda/domain/staff/permissions";
import { DAY_MS } from "@comanda/domain/time/durations";
import { type AuditActor, recordChange } from "../audit/audit.store.ts";
import type { Deps } from "../context/deps.ts";
import { transact } from "../db/transact.ts";
import { Refusal } from "../shared/refusal.ts";
import { hashToken, newSecretToken } from "../shared/secret-token.ts";
import {
  countOpenInvitations,
  insertInvitation,
  type StoredInvitation,
} from "./invitations.store.ts";
import { mayManage, mayStillManage } from "./may-manage.ts";
import { lockMembers } from "./members.store.ts";

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7;

/** A company's open invitations; a person who invites more has made a mistake, or is an attacker. */
const MAX_OPEN_INVITATIONS = 100;

export type NewInvitation = {
  /** Absent for a new one. */
  id?: string | undefined;
  role: Role;
  email: string | null;
  isClaim?: boolean;
};

/** An invitation with the token of its link, which is not stored and cannot be read again. */
export type CreatedInvitation = StoredInvitation & { token: string };

/**
 * Creates an invitation for one person. A member may invite only into roles that they manage
 * (`forbidden`); the command line into every role. 409 `too_many_invitations`; 422 `invalid_body` for the id
 * of another invitation.
 */
export async function createInvitation(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: AuditActor,
  { id = randomUUID(), role, email, isClaim: is_claim = false }: NewInvitation,
): Promise<CreatedInvitation | Refusal> {
  if (!mayManage(actor, role)) return new Refusal("forbidden");
  const now = clock();
  const token = newSecretToken();
  const invitation: StoredInvitation = {
    id,
    company_id: actor.companyId,
    role,
    email,
    invited_by: "program" in actor ? actor.program : actor.name,
    created_at: now,
    expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  };
  const stored = await transact(db, async (trx) => {
    await lockMembers(trx, actor.companyId);
    if (!(await mayStillManage(trx, actor, role))) return new Refusal("forbidden");
    if ((await countOpenInvitations(trx, actor.companyId, now)) >= MAX_OPEN_INVITATIONS)
      return new Refusal("too_many_invitations");
    const invited_by_account = "program" in actor ? null : actor.accountId;
    const token_hash = hashToken(token);
    const row = { ...invitation, token_hash, invited_by_account, is_claim };
    if (!(await insertInvitation(trx, row))) return takenId();
    await recordChange(trx, actor, now, {
      action: "team.invite",
      target: invitation.id,
      before: null,
      after: { role, email },
    });
    return true;
  });
  return stored instanceof Refusal ? stored : { ...invitation, token };
}

function takenId(): Refusal {
  return new Refusal("invalid_body", { errors: [{ path: "id", message: "is taken" }] });
}
