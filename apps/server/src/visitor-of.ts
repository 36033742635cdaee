import type { Bindings, Env } from "@comanda/api/http/env";
import type { Context } from "hono";

/** The visitor's address; absent when the server itself asks, to keep a page. */
export function visitorOf(c: Context<Env>): string | undefined {
  const bindings: Bindings | undefined = c.env;
  return bindings?.visitor;
}
