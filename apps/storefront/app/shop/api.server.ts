import { type ApiClient, createClient } from "@comanda/contract/client";
import type { RouterContextProvider } from "react-router";
import { apiFetchContext, configContext, readAnswerContext } from "../server-context.ts";

/**
 * The API as a loader sees it. The visitor's cookie goes along, so that the page of an order
 * shows its owner what it shows nobody else.
 */
export function serverApi(context: Readonly<RouterContextProvider>, request: Request): ApiClient {
  const cookie = request.headers.get("cookie");
  return createClient({
    base: context.get(configContext).apiBase,
    fetch: context.get(apiFetchContext),
    headers: cookie ? { cookie } : {},
    parse: context.get(readAnswerContext),
  });
}
