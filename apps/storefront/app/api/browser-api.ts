import { createApiClient } from "@comanda/contract/calls/api-client";
import { reportRequestError } from "../analytics/request-error.ts";

/**
 * Calls the API from the browser, at the page's own origin. Where the API runs on another host, the
 * page's server passes the calls on.
 */
export const browserApi = createApiClient({
  base: "",
  // Texts that the company has translated are in the language of the page.
  headers: { "accept-language": globalThis.document?.documentElement.lang ?? "" },
  onError: reportRequestError,
});
