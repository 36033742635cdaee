import { DAY_SECONDS } from "@comanda/domain/time/durations";
import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { hashEmail, knownAccountOf, knownAccountValue } from "../sessions/known-account.ts";
import { readStaffCookie, type StaffCookie, staffCookieName } from "../sessions/staff-cookies.ts";
import type { HttpEnv } from "./request-env.ts";
import { isSecureRequest } from "./request-origin.ts";

/** Sets a cookie of staff for this host only, out of reach for scripts. */
export function setStaffCookie(
  c: Context<HttpEnv>,
  cookie: StaffCookie,
  value: string,
  maxAge: number,
): void {
  const secure = isSecureRequest(c);
  setCookie(c, staffCookieName(cookie, { secure }), value, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    maxAge,
    secure,
  });
}

/** Browsers keep a cookie for 400 days at most. */
const KNOWN_SECONDS = 400 * DAY_SECONDS;

/** The account that a request's browser has signed in to before, by the hash of its e-mail address; null for none. */
export function knownAccount(c: Context<HttpEnv>, cookieSecret: string): string | null {
  return knownAccountOf(c.req.header("cookie"), { secure: isSecureRequest(c), cookieSecret });
}

/**
 * Marks a browser as one that has signed in to an account, in whichever way: with the second factor, where there is one. It
 * proves nothing else (decision 130). The demo, whose account has no address, makes no browser known.
 */
export function markKnown(c: Context<HttpEnv>, email: string | null, cookieSecret: string): void {
  const account = hashEmail(email);
  if (account === null || knownAccount(c, cookieSecret) === account) return;
  setStaffCookie(c, "known", knownAccountValue(account, cookieSecret), KNOWN_SECONDS);
}

/** Deletes a cookie of staff, under the name that it has over the request's protocol. */
export function deleteStaffCookie(c: Context<HttpEnv>, cookie: StaffCookie): void {
  const secure = isSecureRequest(c);
  deleteCookie(c, staffCookieName(cookie, { secure }), { path: "/", secure });
}

/** The cookie of the session that a request had, and what its answer writes over it: "" deletes it. */
export type SessionCookieChange = { before: string | null; after: string };

/** How an answer changes the cookie of the session; null when the browser keeps the one that it has. */
export function sessionCookieChange(c: Context<HttpEnv>): SessionCookieChange | null {
  const secure = isSecureRequest(c);
  const before = readStaffCookie(c.req.header("cookie"), "session_token", secure);
  const after = c.res.headers
    .getSetCookie()
    .map((line) => readStaffCookie(line, "session_token", secure))
    .findLast((value) => value !== null);
  // Reading the account prolongs its session, which sets the same cookie again.
  return after === undefined || after === null || after === before ? null : { before, after };
}
