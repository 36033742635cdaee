import { defaultLocale, type Locale, locales } from "./locales.ts";

/** The language in which the server rendered the page that the browser shows. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return lang in locales ? (lang as Locale) : defaultLocale;
}
