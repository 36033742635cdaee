import type { AccountAnswer } from "@comanda/contract/accounts/account-schemas";
import type { Deps } from "../context/deps.ts";
import { Refusal } from "../shared/refusal.ts";
import { hashToken } from "../shared/secret-token.ts";
import { findInvitationByToken } from "./invitations.store.ts";

/** What an invitation's link offers, before it is accepted. 410 `link_expired`. */
export async function readInvitation(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<AccountAnswer<"readInvitation"> | Refusal> {
  const found = await findInvitationByToken(db, hashToken(token), clock());
  if (!found) return new Refusal("link_expired");
  const { company_name, in_setup, role, email, invited_by, is_claim: claim } = found;
  const expires_at = found.expires_at.toISOString();
  return { company_name, in_setup, role, email, invited_by, claim, expires_at };
}
