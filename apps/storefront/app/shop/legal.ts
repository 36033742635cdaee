import type { Locale } from "../i18n/locales.ts";

/** Addresses of the legal texts; null where there is none to lead to. */
export type Legal = { terms: string | null; privacy: string | null };

/** The languages in which they are written, beside English (spec §9, Legal links). */
const WRITTEN = ["es", "pt", "fr"];

/** `https://provider.example/{language}/terms` in the visitor's language, or in English. */
export function legalIn({ terms, privacy }: Legal, locale: Locale): Legal {
  const [spoken = ""] = locale.split("-");
  const language = WRITTEN.includes(spoken) ? spoken : "en";
  const inLanguage = (url: string | null) => url?.replaceAll("{language}", language) ?? null;
  return { terms: inLanguage(terms), privacy: inLanguage(privacy) };
}
