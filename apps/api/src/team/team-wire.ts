import type { TeamInvitation, TeamMember } from "@comanda/contract/staff/team-schemas";
import type { StoredInvitation } from "./invitations.store.ts";
import type { StoredMember } from "./members.store.ts";

/** Returns a member as the API answers with it. */
export function toTeamMember(member: StoredMember): TeamMember {
  const { account_id: id, name, email, role, has_pin, created_at } = member;
  return { id, name, email, role, has_pin, joined_at: created_at.toISOString() };
}

/** Returns an invitation as the API answers with it, without its token. */
export function toTeamInvitation(invitation: StoredInvitation): TeamInvitation {
  const { id, role, email, invited_by, created_at, expires_at } = invitation;
  const times = { created_at: created_at.toISOString(), expires_at: expires_at.toISOString() };
  return { id, role, email, invited_by, ...times };
}
