import type { Locale } from "@comanda/ui/i18n/locales.ts";

/** The addresses of the legal texts; null where a text has no address. */
export type LegalUrls = { terms: string | null; privacy: string | null };

/** The languages of the legal texts, beside English (conformance 9.30). */
const LEGAL_TEXT_LANGUAGES = ["es", "pt", "fr"];

/**
 * Fills in `{language}`, as in `https://provider.example/{language}/terms`: the visitor's, or
 * English.
 */
export function legalUrlsIn({ terms, privacy }: LegalUrls, locale: Locale): LegalUrls {
  const [spoken = ""] = locale.split("-");
  const language = LEGAL_TEXT_LANGUAGES.includes(spoken) ? spoken : "en";
  const inLanguage = (url: string | null) => url?.replaceAll("{language}", language) ?? null;
  return { terms: inLanguage(terms), privacy: inLanguage(privacy) };
}
