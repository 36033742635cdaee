import { type ApiClient, createApiClient } from "@comanda/contract/calls/api-client";
import type { RouterContextProvider } from "react-router";
import { apiFetchContext, configContext } from "./server-context.ts";

/** The API's public calls for a page: what guests see of the company. */
export function publicApiOf(context: Readonly<RouterContextProvider>): ApiClient {
  const { apiBase } = context.get(configContext);
  return createApiClient({ base: apiBase, fetch: context.get(apiFetchContext) });
}
