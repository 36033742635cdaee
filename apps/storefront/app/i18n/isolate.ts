import { type Locale, locales } from "./locales.ts";

/**
 * Sets a text apart from the words around it (U+2068 to U+2069), so that a Latin name, an address or
 * a sign before a number keeps its own order inside a sentence that runs from right to left. Where
 * the page runs from left to right nothing is added: its texts do as well without.
 */
export function isolate(text: string, locale: Locale): string {
  return text && locales[locale].direction === "rtl" ? `\u2068${text}\u2069` : text;
}

/** A message's values, each text among them set apart; numbers are of no direction. */
export function isolateValues(values: Values | undefined, locale: Locale): Values | undefined {
  if (!values || locales[locale].direction === "ltr") return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? isolate(value, locale) : value,
    ]),
  );
}

/** What a message's placeholders stand for. */
export type Values = Record<string, string | number>;
