import { isPageLanguage } from "@comanda/domain/menu/translations";
import { decimalsOf } from "@comanda/domain/money/cents";
import { countryCurrency } from "./country-currencies.ts";

/** What a new company in a country begins with. */
type CountryDefaults = {
  name: string;
  language: string;
  timezone: string;
  currency: { code: string; symbol: string; position: "left" | "right"; show_decimals: boolean };
};

/** The clock of most people in a country that has several. */
const MAIN_ZONES: Readonly<Record<string, string>> = {
  AR: "America/Argentina/Buenos_Aires",
  AU: "Australia/Sydney",
  BR: "America/Sao_Paulo",
  CA: "America/Toronto",
  CD: "Africa/Kinshasa",
  CL: "America/Santiago",
  CN: "Asia/Shanghai",
  CY: "Asia/Nicosia",
  DE: "Europe/Berlin",
  EC: "America/Guayaquil",
  ES: "Europe/Madrid",
  FM: "Pacific/Pohnpei",
  GL: "America/Godthab",
  ID: "Asia/Jakarta",
  KI: "Pacific/Tarawa",
  KZ: "Asia/Almaty",
  MH: "Pacific/Majuro",
  MN: "Asia/Ulaanbaatar",
  MX: "America/Mexico_City",
  MY: "Asia/Kuala_Lumpur",
  NZ: "Pacific/Auckland",
  PF: "Pacific/Tahiti",
  PG: "Pacific/Port_Moresby",
  PS: "Asia/Hebron",
  PT: "Europe/Lisbon",
  RU: "Europe/Moscow",
  UA: "Europe/Kiev",
  UM: "Pacific/Wake",
  US: "America/New_York",
  UZ: "Asia/Tashkent",
  XK: "Europe/Belgrade",
};

/** The language of restaurants where `Intl` would choose another: French in Belgium. */
const LANGUAGES: Readonly<Record<string, string>> = { BE: "fr" };

/** Currencies whose amounts are written without decimals, although ISO 4217 has two. */
const WRITTEN_WHOLE = ["COP", "IDR", "IRR", "LAK", "MMK", "KHR", "AMD", "UZS", "TZS"];

/** Returns what a company in a country begins with; null for letters that name no country. */
export function countryDefaults(country: string): CountryDefaults | null {
  const code = countryCurrency(country);
  const timezone = MAIN_ZONES[country] ?? zonesOf(country)[0];
  if (code === undefined || timezone === undefined) return null;
  const spoken = LANGUAGES[country] ?? new Intl.Locale(`und-${country}`).maximize().language;
  const language = isPageLanguage(spoken) ? spoken : "en";
  const name = new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country;
  return { name, language, timezone, currency: currencyOf(code, `${spoken}-${country}`) };
}

/** A currency as it is written in a country: `$ 12.50`, `12,50 €`. */
export function currencyOf(code: string, locale: string): CountryDefaults["currency"] {
  const style = { style: "currency", currency: code, currencyDisplay: "narrowSymbol" } as const;
  const parts = new Intl.NumberFormat(locale, style).formatToParts(1);
  const at = parts.findIndex(({ type }) => type === "currency");
  const isFirst = at < parts.findIndex(({ type }) => type === "integer");
  const symbol =
    parts[at]?.value
      .normalize("NFKC")
      .replace(/\p{Cf}/gu, "")
      .trim() || code;
  const show_decimals = decimalsOf(code) > 0 && !WRITTEN_WHOLE.includes(code);
  return { code, symbol, position: isFirst ? "left" : "right", show_decimals };
}

/** The time zones of a country, for which TypeScript has no type yet. */
function zonesOf(country: string): string[] {
  type Zoned = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };
  const locale: Zoned = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
