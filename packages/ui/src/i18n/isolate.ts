import { type Locale, locales } from "./locales.ts";

const ONE_ISOLATE = /^[\u2066-\u2068][^\u2066-\u2069]*\u2069$/u;

/** The letters of Hebrew, Arabic and the scripts beside them. */
const RIGHT_TO_LEFT_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

const isLeftToRight = (locale: Locale) => locales[locale].direction === "ltr";

/** Whether a text keeps its order, and that of its neighbours, without an isolate. */
const isPlain = (text: string, locale: Locale) =>
  !text || (isLeftToRight(locale) && !RIGHT_TO_LEFT_LETTER.test(text));

/**
 * Isolates a text from the direction of the words around it, so that a Latin name, an address or a
 * sign before a number keeps its order in a sentence that is written from right to left, and an amount
 * stays behind an Arabic name in one that is written from left to right. A text gets U+2068, which takes
 * the direction of its first letter. A text that already has an isolate is a phrase of the page's
 * language and gets the page's direction, U+2067 or U+2066: browsers skip isolated letters when they
 * look for the first one. A text that is one isolate stays as it is, so that an amount is the same in a
 * message and alone. In languages that are written from left to right only a text with letters from
 * right to left gets an isolate.
 */
export function isolate(text: string, locale: Locale): string {
  if (isPlain(text, locale) || ONE_ISOLATE.test(text)) return text;
  const direction = isLeftToRight(locale) ? "\u2066" : "\u2067";
  return `${text.includes("\u2068") ? direction : "\u2068"}${text}\u2069`;
}

/**
 * Isolates an amount of money. Where its currency has a symbol such as `د.ك` in a language that is
 * written from left to right, it gets U+2066: else an element that takes its direction from its first
 * letter shows the symbol on the other side than the rest of the page.
 */
export function isolateAmount(amount: string, locale: Locale): string {
  if (!isLeftToRight(locale)) return isolate(amount, locale);
  return isPlain(amount, locale) ? amount : `\u2066${amount}\u2069`;
}

/** Returns the values of a message with its texts isolated. Numbers need no isolate. */
export function isolateValues(
  values: MessageValues | undefined,
  locale: Locale,
): MessageValues | undefined {
  if (!values) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? isolate(value, locale) : value,
    ]),
  );
}

/** The values of a message's placeholders, by name. */
export type MessageValues = Record<string, string | number>;
