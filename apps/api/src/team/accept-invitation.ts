import { randomUUID } from "node:crypto";
import { type Role, roles } from "@comanda/domain/staff/permissions";
import type { Transaction } from "kysely";
import { findAccountByEmail, findAccountEmail, insertAccount } from "../accounts/accounts.store.ts";
import { recordChange } from "../audit/audit.store.ts";
import type { Deps } from "../context/deps.ts";
import type { Database } from "../db/schema/database.ts";
import { transact } from "../db/transact.ts";
import { publishStaffChange } from "../sessions/staff-changes.ts";
import { Refusal } from "../shared/refusal.ts";
import { hashToken } from "../shared/secret-token.ts";
import { DEMO_ACCOUNT_ID } from "../staff/demo-account.ts";
import {
  findAcceptedInvitation,
  findInvitationByToken,
  revokeClaims,
  takeInvitation,
} from "./invitations.store.ts";
import { findMemberRow, insertMember, lockMembers, updateMember } from "./members.store.ts";
import { pinAfterChange } from "./pin-length.ts";

export type InvitedAccount = { id: string; name: string };

type AcceptDeps = Pick<Deps, "db" | "clock" | "events" | "log">;
type Accepted = { company_id: string };

/**
 * Makes a signed-in account a member by an invitation. A member gets the invitation's role when it
 * is above their own, else `already_member`, and the invitation stays open. The same account may
 * send it twice. `not_for_the_demo` for the demo's account, which every visitor of the demo uses. 409
 * `other_email` when the invitation names an address that is not the account's. 410 `link_expired`.
 */
export async function acceptInvitation(
  deps: AcceptDeps,
  token: string,
  account: InvitedAccount,
  address: string | null,
): Promise<Accepted | Refusal> {
  if (account.id === DEMO_ACCOUNT_ID) return new Refusal("not_for_the_demo");
  const accepted = await transact(deps.db, async (trx) => {
    const invitation = await findInvitationByToken(trx, hashToken(token), deps.clock());
    const email = invitation?.email ? await findAccountEmail(trx, account.id) : null;
    return invitation && !isFor(invitation, email)
      ? new Refusal("other_email")
      : joinCompany(trx, deps, { token, account, address });
  });
  if (!(accepted instanceof Refusal))
    await publishStaffChange(deps, { ...accepted, account_id: account.id });
  return accepted;
}

export type NewAccount = { name: string; email: string; password: string };

/**
 * Creates an account with a password, and makes it a member by an invitation. 409 `account_exists`
 * when the e-mail address has an account, unless this invitation has created it: then the form was
 * sent twice. 409 `other_email` when the invitation names another address. 410 `link_expired`.
 */
export async function registerByInvitation(
  deps: AcceptDeps & { hashPassword: (password: string) => Promise<string> },
  token: string,
  { name, email, password }: NewAccount,
  address: string | null,
): Promise<Accepted | Refusal> {
  const { db, clock } = deps;
  const existing = await findAccountByEmail(db, email);
  const accepted = await findAcceptedInvitation(db, hashToken(token));
  if (existing && accepted?.accepted_by === existing.id) return { company_id: accepted.company_id };
  // Hashing a password is slow on purpose: only an open invitation is worth it.
  const invitation = await findInvitationByToken(db, hashToken(token), clock());
  if (!invitation) return new Refusal("link_expired");
  if (!isFor(invitation, email)) return new Refusal("other_email");
  if (existing) return new Refusal("account_exists");
  const passwordHash = await deps.hashPassword(password);
  const account = { id: randomUUID(), name };
  return transact(db, async (trx) => {
    const isNew = await insertAccount(trx, { ...account, email, passwordHash });
    return isNew
      ? joinCompany(trx, deps, { token, account, address })
      : new Refusal("account_exists");
  });
}

async function joinCompany(
  trx: Transaction<Database>,
  { clock }: Pick<Deps, "clock">,
  { token, account, address }: { token: string; account: InvitedAccount; address: string | null },
): Promise<Accepted | Refusal> {
  const now = clock();
  const invitation = await takeInvitation(trx, hashToken(token), account.id, now);
  if (!invitation) {
    const accepted = await findAcceptedInvitation(trx, hashToken(token));
    return accepted?.accepted_by === account.id
      ? { company_id: accepted.company_id }
      : new Refusal("link_expired");
  }
  const { company_id, role } = invitation;
  await lockMembers(trx, company_id);
  const member = await findMemberRow(trx, company_id, account.id);
  if (member && !isAbove(role, member.role)) return new Refusal("already_member");
  if (member)
    await updateMember(trx, company_id, account.id, {
      role,
      ...pinAfterChange(member.role, role),
    });
  else await insertMember(trx, { company_id, account_id: account.id, role });
  // Other links to claim the company lead to nothing once it has an owner.
  if (role === "owner") await revokeClaims(trx, company_id, now);
  const actor = { accountId: account.id, name: account.name, companyId: company_id, role };
  const proof = { sessionId: "", tabletId: null, from: address };
  await recordChange(trx, { ...actor, ...proof }, now, {
    action: "team.join",
    target: account.id,
    before: member ? { role: member.role } : null,
    after: { name: account.name, role },
  });
  return { company_id };
}

/** Whether an invitation names no address, or this one in any case of its letters. */
function isFor(invitation: { email: string | null }, email: string | null): boolean {
  return invitation.email === null || invitation.email.toLowerCase() === email?.toLowerCase();
}

function isAbove(role: Role, other: Role): boolean {
  return roles.indexOf(role) < roles.indexOf(other);
}
