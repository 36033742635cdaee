import type { Team } from "@comanda/api/team/list-team";
import { formatTable } from "./command-output.ts";

/** A page of the members in columns, and below them the open invitations. */
export function formatTeam({ members, invitations }: Team): string {
  const memberRows = members.map(({ account_id, name, email, role, has_pin }) => [
    account_id,
    role,
    name,
    email ?? (has_pin ? "PIN only" : ""),
  ]);
  const invitationRows = invitations.map(({ id, role, email, invited_by, expires_at }) => [
    id,
    role,
    email ?? "",
    invited_by,
    expires_at.toISOString().slice(0, 10),
  ]);
  const parts = [
    members.length > 0 && formatTable(["MEMBER", "ROLE", "NAME", "E-MAIL"], memberRows),
    invitations.length > 0 &&
      formatTable(["INVITATION", "ROLE", "FOR", "BY", "UNTIL"], invitationRows),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join("\n") : "No members\n";
}
