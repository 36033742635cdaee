import { createClient } from "@comanda/contract/client";
import { reportRequestError } from "../analytics/request-error.ts";

/**
 * The API from the browser: always at the page's own origin, which passes it on where it lives
 * elsewhere.
 */
export const api = createClient({
  base: "",
  onError: reportRequestError,
});
