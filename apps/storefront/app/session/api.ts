import { createClient } from "@comanda/contract/client";

/** The API from the browser: always at the page's own origin, which passes it on where it lives elsewhere. */
export const api = createClient({ bases: { api: "", legacy: "" } });
