import type { MiddlewareHandler } from "hono";
import type { Deps } from "../context/deps.ts";
import type { HttpEnv } from "../http/request-env.ts";
import { sessionCookieChange } from "../http/staff-cookie-headers.ts";
import { sessionCookieSecret } from "../sessions/account-secrets.ts";
import { verifySignedToken } from "../sessions/staff-cookies.ts";
import { endLeftSession } from "./sessions.ts";

type SessionDeps = Pick<Deps, "db" | "clock" | "events" | "log" | "secret">;

/**
 * Ends the session whose cookie an answer replaces or deletes, as when another account signs in in the same
 * browser: no page can sign out of it later, and a copy of its cookie would work for a month more. `app.ts` runs it
 * around the calls of `/auth`.
 */
export function endReplacedSession(deps: SessionDeps): MiddlewareHandler<HttpEnv> {
  const cookieSecret = sessionCookieSecret(deps.secret);
  return async (c, next) => {
    await next();
    const token = verifySignedToken(sessionCookieChange(c)?.before ?? null, cookieSecret);
    if (token !== null) await endLeftSession(deps, token);
  };
}
