import { createCatalogs } from "@comanda/ui/i18n/create-catalogs.ts";
import type { Messages } from "@comanda/ui/i18n/format-message.ts";

/** The storefront's messages: each locale has two chunks, see `message-parts.ts`. */
export const { loadCatalog, loadLaterMessages, catalog } = createCatalogs({
  first: import.meta.glob<Messages>("./messages/*.json", {
    query: "?messages=first",
    import: "default",
  }),
  later: {
    later: import.meta.glob<Messages>("./messages/*.json", {
      query: "?messages=later",
      import: "default",
    }),
  },
});
