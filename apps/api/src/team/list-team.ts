import type { Deps } from "../context/deps.ts";
import { findOpenInvitations, type StoredInvitation } from "./invitations.store.ts";
import { findMembers, type StoredMember } from "./members.store.ts";

export type Team = { members: StoredMember[]; invitations: StoredInvitation[] };

/** The members of a company and its open invitations. */
export async function listTeam(
  { db, clock }: Pick<Deps, "db" | "clock">,
  companyId: string,
): Promise<Team> {
  return {
    members: await findMembers(db, companyId),
    invitations: await findOpenInvitations(db, companyId, clock()),
  };
}
