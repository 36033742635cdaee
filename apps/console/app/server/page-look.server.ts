import type { Locale } from "@comanda/ui/i18n/locales.ts";
import { readCookie } from "@comanda/ui/web/cookie-text.ts";
import { loadCatalog } from "../i18n/catalogs.ts";
import { parseTheme, themeCookie } from "../theme/theme-choice.ts";
import { consoleLocale } from "./request-locale.server.ts";

/** The member's language and theme. */
export type PageLook = { locale: Locale; theme: ReturnType<typeof parseTheme> };

/** Reads the language and the theme of a request; the messages of the language are loaded then. */
export async function readPageLook(request: Request): Promise<PageLook> {
  const locale = consoleLocale(request);
  await loadCatalog(locale);
  return { locale, theme: parseTheme(readCookie(request.headers.get("cookie"), themeCookie)) };
}
