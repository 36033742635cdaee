import type { Locale } from "./locales.ts";

/** The name of each language in itself, which people find in any language of the page. */
export const localeNames: Record<Locale, string> = {
  ar: "العربية",
  de: "Deutsch",
  en: "English",
  es: "Español",
  "es-MX": "Español (México)",
  fr: "Français",
  id: "Bahasa Indonesia",
  it: "Italiano",
  pt: "Português",
};
