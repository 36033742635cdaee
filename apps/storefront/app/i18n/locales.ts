/**
 * The languages of the storefront (spec §1). `fallbacks` are tried, nearest first, for a message
 * that a locale does not say differently: es-MX only holds what Mexico says in another way than Spain.
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
 * The locale as `Intl` gets it for numbers and dates: always with the digits 0 to 9, which prices and
 * telephone numbers have in every language (decision 9). What `ar` alone stands for differs between
 * browsers, and a page must be in the browser what it was on the server.
 */
export function intlLocale(locale: string): string {
  return `${locale}-u-nu-latn`;
}

/** The cookie in which a visitor's choice is kept (spec §1). */
export const localeCookie = "i18n_redirected";

/**
 * The locale of a visitor: what the cookie says, then the first language of the browser that there
 * is, then the default. Spanish in a Mexican restaurant is es-MX (spec §1).
 */
export function chooseLocale(
  saved: string | null,
  accepted: string | null,
  countryCode: string,
): Locale {
  const wanted = [saved ?? "", ...acceptedLanguages(accepted ?? "")];
  const found =
    wanted.map((tag) => knownLocale(tag)).find((locale) => locale !== null) ?? defaultLocale;
  const language = found === "es-MX" ? "es" : found;
  return language === "es" && countryCode === "MX" ? "es-MX" : language;
}

/** What old Androids and Java still call it. */
const OLD_INDONESIAN = "in";

/** `es-AR` is served as `es`; a language that there is not gives null. */
function knownLocale(tag: string): Locale | null {
  const known = Object.keys(locales) as Locale[];
  const exact = known.find((locale) => locale.toLowerCase() === tag.toLowerCase());
  const [spoken = ""] = tag.toLowerCase().split("-");
  const language = spoken === OLD_INDONESIAN ? "id" : spoken;
  return exact ?? known.find((locale) => locale === language) ?? null;
}

/** The tags of an Accept-Language header, the most wanted first. */
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
