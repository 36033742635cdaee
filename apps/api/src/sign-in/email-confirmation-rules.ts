import { isEmailProven } from "../accounts/confirm-email.store.ts";
import type { Deps } from "../context/deps.ts";
import type { SessionProofs } from "../sessions/find-member.store.ts";
import { Refusal } from "../shared/refusal.ts";
import { findOwnAccount, type SignedIn } from "./read-me.ts";
import { findAccountDetails } from "./sessions.store.ts";

type ProofDeps = Pick<Deps, "db" | "clock">;

/** Whether an account may add a way to sign in; the library refuses a visitor without one. */
export async function mayAddProof({ db }: ProofDeps, own: SignedIn | null): Promise<boolean> {
  return own === null || isEmailProven(db, own.accountId);
}

/**
 * Checks that a mail's token confirms the address of the account that is signed in: only the person
 * who has both the mail and the session may confirm. 401 `signed_out`, 410 `link_expired`.
 */
export async function checkOwnConfirmation(
  deps: ProofDeps,
  proofs: SessionProofs,
  token: string,
): Promise<Refusal | null> {
  const own = await findOwnAccount(deps, proofs);
  if (own instanceof Refusal) return own;
  const account = await findAccountDetails(deps.db, own.accountId);
  return account?.email === emailOfConfirmation(token) ? null : new Refusal("link_expired");
}

/** The address in the token of a mail that asks to confirm it, before its signature is checked. */
function emailOfConfirmation(token: string): string | null {
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  try {
    const { email } = JSON.parse(payload);
    return typeof email === "string" ? email : null;
  } catch {
    return null;
  }
}
