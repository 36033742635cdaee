import { savedLocale } from "@comanda/ui/i18n/locale.server.ts";
import { chooseLocale, type Locale, locales } from "@comanda/ui/i18n/locales.ts";

/**
 * The language of a request: that of its cookie, else of its browser, else English. The console has no
 * country: Spanish is es-MX where the browser's first language is.
 */
export function consoleLocale(request: { headers: Pick<Headers, "get"> }): Locale {
  const saved = savedLocale(request);
  if (saved && Object.hasOwn(locales, saved)) return saved as Locale;
  const accepted = request.headers.get("accept-language");
  return chooseLocale(null, accepted, /^\s*es-mx\b/iu.test(accepted ?? "") ? "MX" : "");
}
