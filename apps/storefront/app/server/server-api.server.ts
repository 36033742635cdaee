import { type ApiClient, createApiClient } from "@comanda/contract/calls/api-client";
import type { RouterContextProvider } from "react-router";
import { coalesceReads } from "./coalesce-reads.server.ts";
import { apiFetchContext, configContext, readAnswerContext } from "./server-context.ts";

/** The clients of the requests that are being answered: each has a context of its own. */
const clients = new WeakMap<Readonly<RouterContextProvider>, ApiClient>();

/**
 * The API as the loaders of one request see it: what several of them read is asked once. The
 * visitor's cookie goes along, so that the page of an order shows its owner what it shows no other
 * visitor.
 */
export function serverApi(context: Readonly<RouterContextProvider>, request: Request): ApiClient {
  const known = clients.get(context);
  if (known) return known;
  const cookie = request.headers.get("cookie");
  const api = coalesceReads(
    createApiClient({
      base: context.get(configContext).apiBase,
      fetch: context.get(apiFetchContext),
      headers: cookie ? { cookie } : {},
      parse: context.get(readAnswerContext),
    }),
  );
  clients.set(context, api);
  return api;
}
