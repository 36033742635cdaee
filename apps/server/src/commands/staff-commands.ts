import { accountLink } from "@comanda/api/accounts/account-links";
import { COMMAND_LINE } from "@comanda/api/audit/audit.store";
import { Refusal } from "@comanda/api/shared/refusal";
import { createClaim } from "@comanda/api/team/claim-companies";
import {
  type CreatedInvitation,
  createInvitation,
  INVITATION_DAYS,
} from "@comanda/api/team/create-invitation";
import { listTeam, type Team } from "@comanda/api/team/list-team";
import { removeMember } from "@comanda/api/team/remove-member";
import { revokeInvitation } from "@comanda/api/team/revoke-invitation";
import { type Role, roles } from "@comanda/domain/staff/permissions";
import { type Command, Option } from "commander";
import type { CommandContext, CommandDeps } from "./command-context.ts";
import { addCompanyCommand, type CompanyOptions, runCompanyCommand } from "./company-command.ts";
import { addListCommand, cutPage, type PageOptions, rangeOf, sliceRange } from "./paged-list.ts";
import { formatTeam } from "./team-text.ts";

/** `staff list|invite|link|revoke|remove`: who may use the console of a company. */
export function addStaffCommands(program: Command, context: CommandContext): void {
  const staff = program.command("staff").description("see and change who may use the console");

  addListCommand(staff, "list")
    .description("the members, and after them the open invitations")
    .action((options: CompanyOptions & PageOptions) =>
      runCompanyCommand(
        context,
        options,
        async (deps, companyId) => pageOfTeam(context, options, await listTeam(deps, companyId)),
        formatTeam,
      ),
    );

  addCompanyCommand(staff, "invite")
    .description("print a link with which one person joins; it works once")
    .addOption(
      new Option("--role <role>", "what the person may do").choices(roles).default("owner"),
    )
    .action((options: CompanyOptions & { role: Role }) =>
      runCompanyCommand(
        context,
        options,
        async (deps, companyId) => {
          const actor = { companyId, program: COMMAND_LINE };
          const invitation = { role: options.role, email: null };
          return withLink(deps, await createInvitation(deps, actor, invitation));
        },
        formatLink,
      ),
    );

  addCompanyCommand(staff, "link")
    .description("print a new link for an owner; earlier links of the command line end")
    .action((options: CompanyOptions) =>
      runCompanyCommand(
        context,
        options,
        async (deps, companyId) => withLink(deps, await createClaim(deps, companyId)),
        formatLink,
      ),
    );

  addCompanyCommand(staff, "revoke")
    .description("end an open invitation")
    .argument("<invitation>", "its id in the list")
    .action((id: string, options: CompanyOptions) =>
      runCompanyCommand(
        context,
        options,
        (deps, companyId) => revokeInvitation(deps, { companyId, program: COMMAND_LINE }, id),
        () => "The invitation is revoked\n",
      ),
    );

  addCompanyCommand(staff, "remove")
    .description("remove a member from the company, and end their sessions there")
    .argument("<member>", "the id or the e-mail address in the list")
    .action((member: string, options: CompanyOptions) =>
      runCompanyCommand(
        context,
        options,
        async (deps, companyId) => {
          const { members } = await listTeam(deps, companyId);
          const found = members.find(({ account_id, email }) =>
            [account_id, email].includes(member.toLowerCase()),
          );
          const actor = { companyId, program: COMMAND_LINE };
          return found
            ? removeMember(deps, actor, found.account_id)
            : new Refusal("member_not_found");
        },
        ({ name }) => `${name} is no longer a member\n`,
      ),
    );
}

/** Returns a page of the members and, after them, the invitations. */
function pageOfTeam(context: CommandContext, options: PageOptions, team: Team): Team {
  const rows = sliceRange([...team.members, ...team.invitations], rangeOf(options));
  const shown = new Set<object>(cutPage(context, options, rows));
  return {
    members: team.members.filter((member) => shown.has(member)),
    invitations: team.invitations.filter((invitation) => shown.has(invitation)),
  };
}

type Linked = { link: string; role: Role; expires_at: Date };

function withLink(
  { consoleUrl }: Pick<CommandDeps, "consoleUrl">,
  created: CreatedInvitation | Refusal,
): Linked | Refusal {
  if (created instanceof Refusal) return created;
  const { role, expires_at, token } = created;
  const origin = consoleUrl ?? "http://console.localhost";
  return { link: accountLink("invitation", token, origin), role, expires_at };
}

function formatLink({ link, role }: Linked): string {
  return `One person joins as ${role} by this link, within ${INVITATION_DAYS} days:\n${link}\n`;
}
