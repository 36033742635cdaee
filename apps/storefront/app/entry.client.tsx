import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadCatalog } from "./i18n/catalogs.ts";
import { defaultLocale, type Locale, locales } from "./i18n/locales.ts";

const { lang } = document.documentElement;
const locale = lang in locales ? (lang as Locale) : defaultLocale;

// The server rendered in this language: hydrating without its messages would tear the page down.
await loadCatalog(locale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
