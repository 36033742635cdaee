import type { Bindings, Env } from "@comanda/api/http/env";
import type { Asker } from "@comanda/api/limits/limiter";
import type { Context } from "hono";

/** The visitor's address; absent when the server itself asks, to keep a page. */
export function visitorOf(c: Context<Env>): string | undefined {
  return bindingsOf(c)?.visitor;
}

/** The visitor and device that a request counts for; absent when the server itself asks. */
export function askerOf(c: Context<Env>): Asker | undefined {
  const { visitor, device = null } = bindingsOf(c) ?? {};
  return visitor === undefined ? undefined : { visitor, device };
}

/** Absent where the app's `fetch` was given nothing but a request. */
function bindingsOf(c: Context<Env>): Bindings | undefined {
  return c.env;
}
