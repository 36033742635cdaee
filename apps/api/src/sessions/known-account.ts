import { Email } from "@comanda/contract/accounts/account-schemas";
import * as v from "valibot";
import { hashToken } from "../shared/secret-token.ts";
import { readStaffCookie, signToken, verifySignedToken } from "./staff-cookies.ts";

const START = "known ";

/** One key for an e-mail address, however it is written: neither the cookie nor the limiter keeps it in clear. Null for no address. */
export function hashEmail(email: unknown): string | null {
  const parsed = v.safeParse(Email, email);
  return parsed.success ? hashToken(parsed.output) : null;
}

/** The value of the cookie that marks a browser as one that has signed in to an account; it proves nothing else. */
export const knownAccountValue = (emailHash: string, cookieSecret: string): string =>
  signToken(START + emailHash, cookieSecret);

/** The hash of the e-mail address of the account that a browser has signed in to before; null without such a cookie. */
export function knownAccountOf(
  cookies: string | undefined,
  { secure, cookieSecret }: { secure: boolean; cookieSecret: string },
): string | null {
  const token = verifySignedToken(readStaffCookie(cookies, "known", secure), cookieSecret);
  return token?.startsWith(START) ? token.slice(START.length) : null;
}
