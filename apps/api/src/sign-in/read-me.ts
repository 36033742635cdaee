import type { Me } from "@comanda/contract/accounts/account-schemas";
import { roleByPin, rolePermissions } from "@comanda/domain/staff/permissions";
import type { Deps } from "../context/deps.ts";
import { findSession, type SessionProofs } from "../sessions/find-member.store.ts";
import { Refusal } from "../shared/refusal.ts";
import { findTabletByToken } from "../tablets/tablets.store.ts";
import { findAccountDetails, findMemberships } from "./sessions.store.ts";

type ReadDeps = Pick<Deps, "db" | "clock">;

/** The account of a session. */
export type SignedIn = { accountId: string; name: string; sessionId: string; byPin: boolean };

/** Finds the session of the proofs, in any company. 401 `signed_out`. */
export async function findSignedIn(
  { db, clock }: ReadDeps,
  proofs: SessionProofs,
): Promise<SignedIn | Refusal> {
  const found = await findSession(db, proofs, "", clock());
  if (!found) return new Refusal("signed_out");
  const { account_id: accountId, name, session_id: sessionId } = found;
  return { accountId, name, sessionId, byPin: found.tablet_id !== null };
}

/** Finds the account that is signed in by more than a PIN: only it may change itself. */
export async function findOwnAccount(
  deps: ReadDeps,
  proofs: SessionProofs,
): Promise<SignedIn | Refusal> {
  return findSignedIn(deps, { ...proofs, pinHash: null });
}

/** Who uses a browser: its account with its companies, and the tablet that it is. */
export async function readMe(deps: ReadDeps, proofs: SessionProofs): Promise<Me> {
  const { db } = deps;
  const tablet = await findTabletByToken(db, proofs.tabletHash, deps.clock());
  const own = tablet && {
    id: tablet.id,
    name: tablet.name,
    company_id: tablet.company_id,
    company_name: tablet.company_name,
  };
  const found = await findSignedIn(deps, proofs);
  const account =
    found instanceof Refusal ? undefined : await findAccountDetails(db, found.accountId);
  if (found instanceof Refusal || !account)
    return { account: null, companies: [], tablet: own ?? null, by_pin: false };
  const memberships = await findMemberships(
    db,
    account.id,
    found.byPin ? (tablet?.company_id ?? "") : null,
  );
  const { two_factor_enabled: two_factor, ...details } = account;
  return {
    account: { ...details, two_factor, session_id: found.sessionId },
    companies: memberships.map((membership) => {
      const role = found.byPin ? roleByPin(membership.role) : membership.role;
      return { ...membership, role, permissions: [...rolePermissions[role]] };
    }),
    tablet: own ?? null,
    by_pin: found.byPin,
  };
}
