import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "../http/request-env.ts";
import { isSecureRequest } from "../http/request-origin.ts";
import { deleteStaffCookie, sessionCookieChange } from "../http/staff-cookie-headers.ts";
import { readStaffCookie } from "../sessions/staff-cookies.ts";
import { hashToken } from "../shared/secret-token.ts";
import { lockTablet } from "./lock-tablet.ts";
import type { TabletDeps } from "./unlock-tablet.ts";

/**
 * Locks the tablet on which an account signs in. A PIN's session counts before the account's (decision 36):
 * on an unlocked tablet the account would act as the member who entered the PIN. `app.ts` runs it around the calls
 * of `/auth`.
 */
export function lockTabletAtSignIn(deps: TabletDeps): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    const cookies = c.req.header("cookie");
    const secure = isSecureRequest(c);
    if (readStaffCookie(cookies, "pin", secure) === null) return;
    if (!sessionCookieChange(c)?.after) return;
    deleteStaffCookie(c, "pin");
    const token = readStaffCookie(cookies, "tablet", secure);
    await lockTablet(deps, token && hashToken(token));
  };
}
