import { createHmac, timingSafeEqual } from "node:crypto";
import type { StaffSecrets } from "../limits/known-staff.ts";

const PREFIX = "comanda_staff";
/** Browsers take this prefix only over HTTPS, from this exact host and for all its paths. */
const HOST_PREFIX = `__Host-${PREFIX}`;

/** The first part of the names of all cookies of staff. */
export function staffCookiePrefix(secure: boolean): string {
  return secure ? HOST_PREFIX : PREFIX;
}

export type StaffCookie = "session_token" | "tablet" | "pin" | "known";

/** The name of a cookie of staff; over HTTPS with the `__Host-` prefix. */
export function staffCookieName(cookie: StaffCookie, { secure }: { secure: boolean }): string {
  return `${staffCookiePrefix(secure)}.${cookie}`;
}

/**
 * The value of a cookie of staff, or null. Over HTTPS only the prefixed cookie counts, because a
 * page of a sibling domain can set the other one. Without `secure` both count.
 */
export function readStaffCookie(
  cookies: string | undefined,
  cookie: StaffCookie,
  secure?: boolean,
): string | null {
  for (const each of secure === undefined ? [true, false] : [secure]) {
    const start = `${staffCookieName(cookie, { secure: each })}=`;
    const pair = (cookies ?? "").split(/;\s*/u).find((text) => text.startsWith(start));
    if (pair !== undefined) return decode(pair.slice(start.length));
  }
  return null;
}

/** The cookies that may prove a member. A tablet's stays when its PIN changes. */
export function staffSecrets(cookies: string | undefined): StaffSecrets {
  return {
    session: readStaffCookie(cookies, "session_token"),
    tablet: readStaffCookie(cookies, "tablet"),
  };
}

/** The session's token in the signed value `token.signature` that better-auth sets; null if forged. */
export function verifySignedToken(value: string | null, secret: string): string | null {
  const at = value?.lastIndexOf(".") ?? -1;
  if (value === null || at < 1) return null;
  const token = value.slice(0, at);
  const expected = Buffer.from(signatureOf(token, secret));
  const given = Buffer.from(value.slice(at + 1));
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/** The signed value of a token, as better-auth writes it into its cookie. */
export function signToken(token: string, secret: string): string {
  return `${token}.${signatureOf(token, secret)}`;
}

function signatureOf(token: string, secret: string): string {
  return createHmac("sha256", secret).update(token).digest("base64");
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
