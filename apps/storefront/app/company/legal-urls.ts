import type { Locale } from "../i18n/locales.ts";

/** Addresses of the legal texts; null where there is none to lead to. */
export type LegalUrls = { terms: string | null; privacy: string | null };

/** The languages in which they are written, beside English (spec §9, Legal links). */
const LEGAL_TEXT_LANGUAGES = ["es", "pt", "fr"];

/** `https://provider.example/{language}/terms` in the visitor's language, or in English. */
export function legalUrlsIn({ terms, privacy }: LegalUrls, locale: Locale): LegalUrls {
  const [spoken = ""] = locale.split("-");
  const language = LEGAL_TEXT_LANGUAGES.includes(spoken) ? spoken : "en";
  const inLanguage = (url: string | null) => url?.replaceAll("{language}", language) ?? null;
  return { terms: inLanguage(terms), privacy: inLanguage(privacy) };
}
