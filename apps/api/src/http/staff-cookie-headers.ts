import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { type StaffCookie, staffCookieName } from "../sessions/staff-cookies.ts";
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

/** Deletes a cookie of staff, under the name that it has over the request's protocol. */
export function deleteStaffCookie(c: Context<HttpEnv>, cookie: StaffCookie): void {
  const secure = isSecureRequest(c);
  deleteCookie(c, staffCookieName(cookie, { secure }), { path: "/", secure });
}
