import type { Role } from "@comanda/domain/staff/permissions";
import { Refusal } from "../shared/refusal.ts";
import type { FindStaffMember } from "../staff/staff-member.ts";
import type { TestRequest } from "./create-test-app.ts";

/** The host of the requests of tests, as `send` of a test app writes it. */
const ORIGIN = "http://api.test";

/** The cookie and the origin of a console's page on which a member of `company` is signed in. */
export function signedInAs(role: Role, company = "tacos"): Pick<TestRequest, "cookie" | "headers"> {
  return { cookie: `test_member=${role}.${company}`, headers: { origin: ORIGIN } };
}

/** Finds the members of `signedInAs`. */
export const findTestMember: FindStaffMember = async ({ cookies, address }, companyId) => {
  const [, role, company] = /test_member=(\w+)\.([\w-]+)/u.exec(cookies ?? "") ?? [];
  if (!role || !company) return new Refusal("signed_out");
  if (company !== companyId) return new Refusal("forbidden");
  const name = `${role[0]?.toUpperCase()}${role.slice(1)}`;
  const accountId = `account-${role}`;
  const session = { sessionId: `session-${role}`, tabletId: null, from: address };
  return { accountId, name, companyId, role: role as Role, ...session };
};
