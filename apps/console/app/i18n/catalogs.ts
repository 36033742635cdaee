import { createCatalogs } from "@comanda/ui/i18n/create-catalogs.ts";
import type { Messages } from "@lingui/core";

/** The console's messages, a chunk for each locale. */
export const { loadCatalog, catalog } = createCatalogs({
  first: import.meta.glob<Messages>("./messages/*.json", {
    query: "?messages=all",
    import: "default",
  }),
});
