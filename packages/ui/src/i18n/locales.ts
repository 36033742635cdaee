/**
 * The languages of the pages (decision 9). A message that a locale does not have is taken from
 * its `fallbacks`, in their order: es-MX has only the messages that differ from es.
 */
export const locales = {
  ar: { direction: "rtl", fallbacks: [] },
  de: { direction: "ltr", fallbacks: [] },
  en: { direction: "ltr", fallbacks: [] },
  es: { direction: "ltr", fallbacks: [] },
  "es-MX": { direction: "ltr", fallbacks: ["es"] },
  fr: { direction: "ltr", fallbacks: [] },
  id: { direction: "ltr", fallbacks: [] },
  it: { direction: "ltr", fallbacks: [] },
  pt: { direction: "ltr", fallbacks: [] },
} as const satisfies Record<string, { direction: "ltr" | "rtl"; fallbacks: readonly string[] }>;

export type Locale = keyof typeof locales;

export const defaultLocale: Locale = "en";

/**
 * Returns the locale for `Intl`, always with the digits 0 to 9, as prices and phone numbers have them
 * in every language (decision 9). The digits of plain `ar` differ between browsers, and the browser
 * must render the same page as the server.
 */
export function intlLocale(locale: string): string {
  return `${locale}-u-nu-latn`;
}

/** The name of the language cookie (conformance 3.95). */
export const localeCookie = "i18n_redirected";

/**
 * Returns the locale of a visitor: that of the cookie, else the first known language of the browser,
 * else the default. Spanish is es-MX in a restaurant in Mexico (decision 9).
 */
export function chooseLocale(
  saved: string | null,
  accepted: string | null,
  countryCode: string,
): Locale {
  const tags = [saved ?? "", ...acceptedLanguages(accepted ?? "")];
  const found =
    tags.map((tag) => knownLocale(tag)).find((locale) => locale !== null) ?? defaultLocale;
  const language = found === "es-MX" ? "es" : found;
  return language === "es" && countryCode === "MX" ? "es-MX" : language;
}

/** The old code of Indonesian, which Java and old Android versions still send. */
const OLD_INDONESIAN = "in";

/** Returns the locale for a language tag: `es-AR` gives `es`; an unknown language gives null. */
function knownLocale(tag: string): Locale | null {
  const ourLocales = Object.keys(locales) as Locale[];
  const exact = ourLocales.find((locale) => locale.toLowerCase() === tag.toLowerCase());
  const [spoken = ""] = tag.toLowerCase().split("-");
  const language = spoken === OLD_INDONESIAN ? "id" : spoken;
  return exact ?? ourLocales.find((locale) => locale === language) ?? null;
}

/** Returns the tags of an Accept-Language header, the highest weight first. */
function acceptedLanguages(header: string): string[] {
  return header
    .split(",")
    .map((part, index) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const q = parameters.map((p) => p.trim()).find((p) => p.startsWith("q="));
      return { tag, weight: q ? Number(q.slice(2)) || 0 : 1, index };
    })
    .filter(({ tag, weight }) => tag && tag !== "*" && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ tag }) => tag);
}
