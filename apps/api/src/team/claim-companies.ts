import { COMMAND_LINE } from "../audit/audit.store.ts";
import type { Deps } from "../context/deps.ts";
import { Refusal } from "../shared/refusal.ts";
import { type CreatedInvitation, createInvitation } from "./create-invitation.ts";
import { revokeClaims } from "./invitations.store.ts";
import { findCompaniesWithoutOwner } from "./members.store.ts";

export type CompanyClaim = CreatedInvitation & { company_name: string };

/**
 * Creates an invitation for the first owner of each company that has none, except for `demoIds`,
 * at most `limit`. Earlier ones stay open until one is accepted: the owner may have been sent their link
 * before a restart.
 */
export async function claimCompanies(
  deps: Pick<Deps, "db" | "clock">,
  { demoIds, limit }: { demoIds: readonly string[]; limit: number },
): Promise<CompanyClaim[]> {
  const unclaimed = await findCompaniesWithoutOwner(deps.db, limit + demoIds.length);
  const companies = unclaimed.filter(({ company_id }) => !demoIds.includes(company_id));
  const claims: CompanyClaim[] = [];
  for (const { company_id, name } of companies.slice(0, limit)) {
    const claim = await createOwnerInvitation(deps, company_id);
    if (!(claim instanceof Refusal)) claims.push({ ...claim, company_name: name });
  }
  return claims;
}

/** Creates the link with which the first owner claims a company, in place of earlier ones. */
export async function createClaim(
  deps: Pick<Deps, "db" | "clock">,
  companyId: string,
): Promise<CreatedInvitation | Refusal> {
  await revokeClaims(deps.db, companyId, deps.clock());
  return createOwnerInvitation(deps, companyId);
}

function createOwnerInvitation(
  deps: Pick<Deps, "db" | "clock">,
  companyId: string,
): Promise<CreatedInvitation | Refusal> {
  const actor = { companyId, program: COMMAND_LINE };
  return createInvitation(deps, actor, { role: "owner", email: null, isClaim: true });
}
