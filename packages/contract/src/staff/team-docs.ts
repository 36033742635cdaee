import type { CallDoc } from "../calls/call-doc.ts";
import type { teamCalls } from "./team-calls.ts";

const MANAGES =
  "Managers manage cashiers and the kitchen, owners manage all (`forbidden`); a member signed in by PIN manages no owner and no manager.";

/** The documentation of `teamCalls`, under the same names. */
export const teamDocs = {
  readTeam: { summary: "List members and open invitations", errors: [] },
  inviteMember: {
    summary: "Invite one person",
    description: `The link works once, for seven days, and cannot be read again. ${MANAGES}`,
    errors: ["company_not_found"],
    example: { role: "cashier", email: "rocio@example.com" },
  },
  revokeInvitation: {
    summary: "Revoke an open invitation",
    description: MANAGES,
    errors: ["invitation_not_found"],
    example: {},
  },
  addPinMember: {
    summary: "Add a member who works by PIN alone",
    errors: ["company_not_found"],
    example: { name: "Beto", role: "kitchen", pin: "7291" },
  },
  changeMemberRole: {
    summary: "Change a member's role",
    description: `${MANAGES} When the role is no longer \`from\`, the answer is \`member_changed\`. A company keeps at least one owner.`,
    errors: ["member_not_found", "member_changed", "last_owner"],
    example: { from: "cashier", to: "manager" },
  },
  setMemberPin: {
    summary: "Set, reset or remove a member's PIN",
    description: `${MANAGES} Their own PIN may be set by all who may make the call, after a sign-in without a PIN. What the member has open on tablets ends.`,
    errors: ["member_not_found"],
    example: { pin: "7291" },
  },
  removeMember: {
    summary: "Remove a member",
    description: `${MANAGES} What the member has open ends at once. A company keeps at least one owner.`,
    errors: ["member_not_found", "last_owner"],
    example: {},
  },
  listTablets: { summary: "List enrolled tablets", errors: [] },
  enrollTablet: {
    summary: "Enroll the device of this request as a tablet",
    description:
      "Sets a cookie that makes the browser this tablet, and signs the member out on it: from now on people unlock it by PIN.",
    errors: ["company_not_found"],
    example: { name: "Counter 1" },
  },
  revokeTablet: {
    summary: "Revoke a tablet",
    description:
      "The tablet is locked at once, and no PIN opens it. Needs an account's session: `forbidden` by PIN.",
    errors: ["tablet_not_found"],
    example: {},
  },
  listAuditLog: {
    summary: "List who changed what",
    description: "50 changes a page, the latest first.",
    errors: [],
  },
} satisfies Record<keyof typeof teamCalls, CallDoc>;
