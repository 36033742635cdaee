import type { Deps } from "../context/deps.ts";
import { originOf } from "../http/request-origin.ts";
import type { ServeStaff } from "../http/serve-staff.ts";
import { Refusal } from "../shared/refusal.ts";
import { changeRole } from "./change-role.ts";
import { inviteMember } from "./invite-member.ts";
import { listTeam } from "./list-team.ts";
import { removeMember } from "./remove-member.ts";
import { revokeInvitation } from "./revoke-invitation.ts";
import { toTeamInvitation, toTeamMember } from "./team-wire.ts";

type TeamDeps = Pick<Deps, "db" | "clock" | "events" | "log" | "mailer" | "consoleUrl" | "limiter">;

/** Serves the calls about members and invitations. */
export function teamRoutes(serve: ServeStaff, deps: TeamDeps): void {
  serve("readTeam", async ({ member: { companyId } }) => {
    const { members, invitations } = await listTeam(deps, companyId);
    return {
      members: members.map(toTeamMember),
      invitations: invitations.map(toTeamInvitation),
    };
  });
  serve("inviteMember", ({ member, body }, c) =>
    inviteMember(deps, member, body, { origin: originOf(c), request: c.req.raw }),
  );
  serve("revokeInvitation", async ({ member, params: { invitationId } }) => {
    const revoked = await revokeInvitation(deps, member, invitationId);
    return revoked instanceof Refusal ? revoked : toTeamInvitation(revoked);
  });
  serve("changeMemberRole", async ({ member, params: { memberId }, body }) => {
    const changed = await changeRole(deps, member, { accountId: memberId, ...body });
    return changed instanceof Refusal ? changed : toTeamMember(changed);
  });
  serve("removeMember", async ({ member, params: { memberId } }) => {
    const removed = await removeMember(deps, member, memberId);
    return removed instanceof Refusal ? removed : toTeamMember(removed);
  });
}
