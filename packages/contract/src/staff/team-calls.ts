import { staffAction, staffRead } from "../calls/staff-call-kinds.ts";

/** The calls about members, invitations, tablets and the audit log. */
export const teamCalls = {
  readTeam: staffRead("/ms-staff/companies/{companyId}/team", "team.manage"),
  inviteMember: staffAction("/ms-staff/companies/{companyId}/invitations", "team.manage"),
  revokeInvitation: staffAction(
    "/ms-staff/companies/{companyId}/invitations/{invitationId}/revoke",
    "team.manage",
  ),
  addPinMember: staffAction("/ms-staff/companies/{companyId}/members", "team.manage"),
  changeMemberRole: staffAction(
    "/ms-staff/companies/{companyId}/members/{memberId}/role",
    "team.manage",
  ),
  setMemberPin: staffAction(
    "/ms-staff/companies/{companyId}/members/{memberId}/pin",
    "team.manage",
  ),
  removeMember: staffAction(
    "/ms-staff/companies/{companyId}/members/{memberId}/remove",
    "team.manage",
  ),
  listTablets: staffRead("/ms-staff/companies/{companyId}/tablets", "team.manage"),
  enrollTablet: staffAction("/ms-staff/companies/{companyId}/tablets", "team.manage"),
  revokeTablet: staffAction(
    "/ms-staff/companies/{companyId}/tablets/{tabletId}/revoke",
    "team.manage",
  ),
  listAuditLog: staffRead("/ms-staff/companies/{companyId}/audit-log", "audit.read"),
} as const;
