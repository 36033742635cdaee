import { type Locale, locales } from "./locales.ts";

/**
 * Sets a text apart from the words around it (U+2068 to U+2069), so that a Latin name, an address or
 * a sign before a number keeps its own order inside a sentence that runs from right to left. What holds
 * such a text is a phrase of the language itself (U+2067): the letters that are set apart in it do not
 * tell a browser its direction. Where the page runs from left to right nothing is added: its texts do
 * as well without.
 */
export function isolate(text: string, locale: Locale): string {
  if (!text || locales[locale].direction === "ltr") return text;
  return `${text.includes("\u2068") ? "\u2067" : "\u2068"}${text}\u2069`;
}

/** A message's values, each text among them set apart; numbers are of no direction. */
export function isolateValues(
  values: MessageValues | undefined,
  locale: Locale,
): MessageValues | undefined {
  if (!values || locales[locale].direction === "ltr") return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? isolate(value, locale) : value,
    ]),
  );
}

/** What a message's placeholders stand for. */
export type MessageValues = Record<string, string | number>;
