import { roleByPin, rolePermissions } from "@comanda/domain/staff/permissions";
import type { Deps } from "../context/deps.ts";
import { Refusal } from "../shared/refusal.ts";
import { hashToken } from "../shared/secret-token.ts";
import { DEMO_ACCOUNT_ID } from "../staff/demo-account.ts";
import type { FindStaffMember, StaffCredentials } from "../staff/staff-member.ts";
import { sessionCookieSecret } from "./account-secrets.ts";
import { findSession, type SessionProofs } from "./find-member.store.ts";
import { readStaffCookie, verifySignedToken } from "./staff-cookies.ts";

/**
 * Finds members by their sessions. The database is asked each time, so that an ended session, a
 * removed member, another role or a revoked tablet counts at once in every process.
 */
export function createFindMember({
  db,
  clock,
  secret,
}: Pick<Deps, "db" | "clock" | "secret">): FindStaffMember {
  const cookieSecret = sessionCookieSecret(secret);
  return async (credentials, companyId) => {
    const proofs = readSessionProofs(credentials, cookieSecret);
    if (proofs === null) return new Refusal("signed_out");
    const found = await findSession(db, proofs, companyId, clock());
    if (!found) return new Refusal("signed_out");
    if (found.role === null) return new Refusal("forbidden");
    const role = found.tablet_id === null ? found.role : roleByPin(found.role);
    // Every visitor of the demo reads its audit log.
    const address = found.account_id === DEMO_ACCOUNT_ID ? null : credentials.address;
    return {
      accountId: found.account_id,
      name: found.name,
      companyId,
      role,
      permissions: rolePermissions[role],
      sessionId: found.session_id,
      tabletId: found.tablet_id,
      from: found.tablet_name ?? address,
    };
  };
}

/** What the cookies show; null for nothing, which needs no look into the database. */
export function readSessionProofs(
  { cookies, secure }: Pick<StaffCredentials, "cookies" | "secure">,
  cookieSecret: string,
): SessionProofs | null {
  const token = verifySignedToken(readStaffCookie(cookies, "session_token", secure), cookieSecret);
  const tablet = readStaffCookie(cookies, "tablet", secure);
  const pin = readStaffCookie(cookies, "pin", secure);
  if (token === null && tablet === null) return null;
  return {
    token,
    tabletHash: tablet && hashToken(tablet),
    pinHash: pin && hashToken(pin),
  };
}
