import type { HttpEnv, RequestBindings } from "@comanda/api/http/request-env";
import type { RateLimitedVisitor } from "@comanda/api/limits/limiter";
import type { Context } from "hono";

/** Returns the visitor's IP address; absent when the server itself requests a page for its cache. */
export function contextVisitorAddress(c: Context<HttpEnv>): string | undefined {
  return bindingsOf(c)?.visitorAddress;
}

/**
 * Returns the visitor and device that a request counts for; absent when the server itself makes the
 * request.
 */
export function contextVisitor(c: Context<HttpEnv>): RateLimitedVisitor | undefined {
  const { visitorAddress: visitor, device = null } = bindingsOf(c) ?? {};
  return visitor === undefined ? undefined : { visitorAddress: visitor, device };
}

/** Absent when the app's `fetch` was called with a request alone. */
function bindingsOf(c: Context<HttpEnv>): RequestBindings | undefined {
  return c.env;
}
