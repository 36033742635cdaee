import { type Role, rolePermissions, roles } from "@comanda/domain/staff/permissions";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { sessionCookieSecret } from "../sessions/account-secrets.ts";
import {
  readStaffCookie,
  signToken,
  staffCookieName,
  verifySignedToken,
} from "../sessions/staff-cookies.ts";
import { Refusal } from "../shared/refusal.ts";
import type { FindStaffMember } from "../staff/staff-member.ts";

/** The host of the requests of tests, as `send` of a test app writes it. */
const ORIGIN = "http://api.test";

/** The secret key of test apps. */
export const TEST_SECRET = "a secret for tests";

/** The company of accounts that are members nowhere. */
const NOWHERE = "elsewhere";

/** The parts of a request that prove a member. */
type SignedInRequest = { cookie?: string | null; headers?: Record<string, string> };

/** The account of a role; each company has its own, those of `tacos` are `account-owner` and so on. */
export function testAccountId(role: Role, company = "tacos"): string {
  return company === "tacos" ? `account-${role}` : `account-${role}-${company}`;
}

/** The cookie and the origin of a console's page on which a member of `company` is signed in. */
export function signedInAs(role: Role, company = "tacos"): SignedInRequest {
  const value = signToken(tokenOf(role, company), sessionCookieSecret(TEST_SECRET));
  const name = staffCookieName("session_token", { secure: false });
  return { cookie: `${name}=${encodeURIComponent(value)}`, headers: { origin: ORIGIN } };
}

/**
 * Stores a member of each role with a session for `company`, whose name is the role's. With null,
 * accounts with sessions that are members of no company, for `signedInAs(role, "elsewhere")`.
 */
export async function putTestStaff(db: Kysely<Database>, company: string | null): Promise<void> {
  const at = company ?? NOWHERE;
  const accounts = roles.map((role) => ({
    id: testAccountId(role, at),
    name: nameOf(role),
    email: `${role}@${at}.test`,
  }));
  const sessions = roles.map((role) => ({
    id: `session-${role}-${at}`,
    account_id: testAccountId(role, at),
    token: tokenOf(role, at),
    expires_at: new Date("2100-01-01T00:00:00Z"),
    ip_address: null,
    user_agent: null,
  }));
  await insertMissing(db, "staff_accounts", accounts);
  await insertMissing(db, "staff_sessions", sessions);
  if (company === null) return;
  const members = roles.map((role) => ({
    company_id: company,
    account_id: testAccountId(role, company),
    role,
    pin_hash: null,
  }));
  await insertMissing(db, "staff_members", members);
}

/** Finds the members of `signedInAs` by their cookies alone, for tests without a database. */
export const findTestMember: FindStaffMember = async ({ cookies, address }, companyId) => {
  const value = readStaffCookie(cookies, "session_token");
  const token = verifySignedToken(value, sessionCookieSecret(TEST_SECRET));
  const [, role, company] = /^token-of-(\w+)-at-([\w-]+)$/u.exec(token ?? "") ?? [];
  if (!role || !company) return new Refusal("signed_out");
  if (company !== companyId) return new Refusal("forbidden");
  return {
    accountId: testAccountId(role as Role, company),
    name: nameOf(role as Role),
    companyId,
    role: role as Role,
    permissions: rolePermissions[role as Role],
    sessionId: `session-${role}-${company}`,
    tabletId: null,
    from: address,
  };
};

async function insertMissing<Table extends "staff_accounts" | "staff_sessions" | "staff_members">(
  db: Kysely<Database>,
  table: Table,
  rows: object[],
): Promise<void> {
  await db
    .insertInto(table)
    .values(rows as never)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function nameOf(role: Role): string {
  return `${role[0]?.toUpperCase()}${role.slice(1)}`;
}

function tokenOf(role: Role, company: string): string {
  return `token-of-${role}-at-${company}`;
}
