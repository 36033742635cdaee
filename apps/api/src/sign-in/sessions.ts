import type { AccountAnswer } from "@comanda/contract/accounts/account-schemas";
import type { Deps } from "../context/deps.ts";
import type { SessionProofs } from "../sessions/find-member.store.ts";
import { publishStaffChange } from "../sessions/staff-changes.ts";
import { Refusal } from "../shared/refusal.ts";
import { DEMO_ACCOUNT_ID } from "../staff/demo-account.ts";
import { findOwnAccount } from "./read-me.ts";
import {
  deleteSessionByToken,
  deleteSessions,
  findSessionsOf,
  updateAccountName,
} from "./sessions.store.ts";

type SessionDeps = Pick<Deps, "db" | "clock" | "events" | "log">;

/**
 * The sessions of the account that is signed in; of the demo's account this one only, because the
 * others are those of other visitors. 401 `signed_out`, also for a PIN's session.
 */
export async function listSessions(
  deps: SessionDeps,
  proofs: SessionProofs,
): Promise<AccountAnswer<"listSessions"> | Refusal> {
  const own = await findOwnAccount(deps, proofs);
  if (own instanceof Refusal) return own;
  const rows = await findSessionsOf(deps.db, own.accountId, deps.clock());
  const isDemo = own.accountId === DEMO_ACCOUNT_ID;
  const shown = isDemo ? rows.filter(({ id }) => id === own.sessionId) : rows;
  return {
    sessions: shown.map((row) => ({
      id: row.id,
      created_at: row.created_at.toISOString(),
      used_at: row.updated_at.toISOString(),
      address: row.ip_address || null,
      user_agent: row.user_agent?.slice(0, 300) || null,
      current: row.id === own.sessionId,
    })),
  };
}

/**
 * Ends one session of the account, or with null all others. A session that is gone is no error. 403
 * `not_for_the_demo` for the sessions of other visitors of the demo.
 */
export async function endSessions(
  deps: SessionDeps,
  proofs: SessionProofs,
  sessionId: string | null,
): Promise<{ done: true } | Refusal> {
  const own = await findOwnAccount(deps, proofs);
  if (own instanceof Refusal) return own;
  if (own.accountId === DEMO_ACCOUNT_ID && sessionId !== own.sessionId)
    return new Refusal("not_for_the_demo");
  const which = sessionId === null ? { kept: own.sessionId } : { id: sessionId };
  await deleteSessions(deps.db, own.accountId, which);
  await publishStaffChange(deps, { account_id: own.accountId });
  return { done: true };
}

/** Changes the name by which other members know the account. 403 `not_for_the_demo` for the demo's account. */
export async function renameAccount(
  deps: SessionDeps,
  proofs: SessionProofs,
  name: string,
): Promise<{ done: true } | Refusal> {
  const own = await findOwnAccount(deps, proofs);
  if (own instanceof Refusal) return own;
  if (own.accountId === DEMO_ACCOUNT_ID) return new Refusal("not_for_the_demo");
  await updateAccountName(deps.db, own.accountId, name);
  return { done: true };
}

/** Ends the session of a token whose cookie is gone. One that is gone itself is no error. */
export async function endLeftSession(deps: SessionDeps, token: string): Promise<void> {
  const accountId = await deleteSessionByToken(deps.db, token);
  if (accountId !== null) await publishStaffChange(deps, { account_id: accountId });
}
