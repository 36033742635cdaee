import { createApiClient } from "@comanda/contract/calls/api-client";
import { reportRequestError } from "../analytics/request-error.ts";

/**
 * The API from the browser: always at the page's own origin, which passes it on where it lives
 * elsewhere.
 */
export const browserApi = createApiClient({
  base: "",
  onError: reportRequestError,
});
