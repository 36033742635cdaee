import { type ApiClient, createApiClient } from "@comanda/contract/calls/api-client";
import { requestLocale } from "@comanda/ui/i18n/locale.server.ts";
import type { RouterContextProvider } from "react-router";
import { coalesceReads } from "./coalesce-reads.server.ts";
import { apiFetchContext, configContext, readAnswerContext } from "./server-context.ts";

/** The API client of each request, by the context of the request. */
const clients = new WeakMap<Readonly<RouterContextProvider>, ApiClient>();

/**
 * Returns the API client for the loaders of one request; equal reads are made once. It sends the visitor's
 * language, and the cookie, so that the page of an order shows its owner what other visitors do not see.
 */
export function serverApi(context: Readonly<RouterContextProvider>, request: Request): ApiClient {
  const cached = clients.get(context);
  if (cached) return cached;
  const cookie = request.headers.get("cookie");
  const api = coalesceReads(
    createApiClient({
      base: context.get(configContext).apiBase,
      fetch: context.get(apiFetchContext),
      // The menu's texts are in the language of the page.
      headers: {
        "accept-language": requestLocale(request, ""),
        ...(cookie && { cookie }),
      },
      parse: context.get(readAnswerContext),
    }),
  );
  clients.set(context, api);
  return api;
}
