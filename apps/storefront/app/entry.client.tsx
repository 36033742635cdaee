import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadCatalog, pageLocale } from "./i18n/catalogs.ts";

// The server rendered in this language: hydrating without its messages would tear the page down.
await loadCatalog(pageLocale());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
