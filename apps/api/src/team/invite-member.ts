import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import { accountLink, linkOrigin } from "../accounts/account-links.ts";
import { sendAccountMail } from "../accounts/send-account-mail.ts";
import type { Deps } from "../context/deps.ts";
import { countMemberMail } from "../limits/count-member-mail.ts";
import { loggableError } from "../shared/loggable-error.ts";
import { Refusal } from "../shared/refusal.ts";
import { DEMO_ACCOUNT_ID } from "../staff/demo-account.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { createInvitation, type NewInvitation } from "./create-invitation.ts";
import { findCompanyName } from "./members.store.ts";
import { toTeamInvitation } from "./team-wire.ts";

/** Where the request for an invitation came from, and the headers that say in which language. */
export type InvitingRequest = { origin: string; request: Pick<Request, "headers"> };

/**
 * Invites a person, by mail too when there is an address, unless the demo's account invites; see
 * `createInvitation`. 429 `rate_limited` after many mails.
 */
export async function inviteMember(
  deps: Pick<Deps, "db" | "clock" | "log" | "mailer" | "consoleUrl" | "limiter">,
  actor: StaffMember,
  invitation: NewInvitation,
  { origin, request }: InvitingRequest,
): Promise<StaffCallAnswer<"inviteMember"> | Refusal> {
  const sendsMail = invitation.email !== null && actor.accountId !== DEMO_ACCOUNT_ID;
  const refused = sendsMail ? await countMemberMail(deps.limiter ?? null, actor) : null;
  if (refused) return refused;
  const created = await createInvitation(deps, actor, invitation);
  if (created instanceof Refusal) return created;
  const { token, email } = created;
  if (email !== null && sendsMail) {
    const company = await findCompanyName(deps.db, actor.companyId);
    // The link is in the answer too, so a mail that fails loses nothing.
    void sendAccountMail(deps, "invitation", { to: email, token, origin, request, company }).catch(
      (error: Error) => deps.log.error(loggableError(error)),
    );
  }
  const link = accountLink("invitation", token, linkOrigin(origin, deps.consoleUrl));
  return { invitation: toTeamInvitation(created), link };
}
