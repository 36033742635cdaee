import { createCatalogs } from "@comanda/ui/i18n/create-catalogs.ts";
import type { Messages } from "@comanda/ui/i18n/format-message.ts";

/** The console's messages: each locale has a chunk for each part, see `message-part.ts`. */
export const { loadCatalog, loadLaterMessages, catalog } = createCatalogs({
  first: import.meta.glob<Messages>("./messages/*.json", {
    query: "?messages=first",
    import: "default",
  }),
  later: {
    people: import.meta.glob<Messages>("./messages/*.json", {
      query: "?messages=people",
      import: "default",
    }),
    office: import.meta.glob<Messages>("./messages/*.json", {
      query: "?messages=office",
      import: "default",
    }),
  },
});
