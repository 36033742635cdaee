import { type Locale, locales } from "./locales.ts";

/**
 * Returns the languages that a visitor of a restaurant in this country can choose: of the two kinds of
 * Spanish the one that `chooseLocale` gives there.
 */
export function offeredLocales(countryCode: string): Locale[] {
  const otherSpanish = countryCode === "MX" ? "es" : "es-MX";
  return (Object.keys(locales) as Locale[]).filter((locale) => locale !== otherSpanish);
}
