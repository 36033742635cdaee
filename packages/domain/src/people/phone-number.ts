import { normalizePhoneCharacters } from "./phone-characters.ts";
import { phoneDigits, withoutExtension } from "./phone-digits.ts";

/** The longest typed number, in characters (conformance 5.7). */
export const MAX_PHONE_LENGTH = 25;

/** A phone number with its country (conformance 3.57). */
export type PhoneValue = {
  /** The text in the field: `(11) 91234 5678`. */
  formattedNumber: string;
  /** The digits after the calling code, as dialled from abroad. */
  number: string;
  /** Two letters, upper case. */
  countryCode: string;
  /** Digits, without a plus. */
  countryDialCode: string;
};

/** The country whose numbers have the area code, two digits, in parentheses (conformance 5.11). */
const PARENTHESES_COUNTRY = "BR";

/** Parentheses around at least two digits. */
const PARENTHESES_GROUP = /\( *(\d[\d ]*\d) *\)/u;

/**
 * Formats a typed or pasted number for the field (conformance 5.7, 5.11, 5.12): digits and single spaces,
 * at most 25 characters, without an extension. In Brazil the first two digits get parentheses as soon as more
 * digits follow, unless a group of at least two digits has them already. In other countries parentheses are removed.
 */
export function formatPhoneInput(typed: string, country: string): string {
  const text = withoutExtension(normalizePhoneCharacters(typed));
  return (
    country === PARENTHESES_COUNTRY ? withParentheses(text) : keepDigitsAndSpaces(text)
  ).slice(0, MAX_PHONE_LENGTH);
}

function withParentheses(text: string): string {
  const group = PARENTHESES_GROUP.exec(text);
  if (!group) return keepDigitsAndSpaces(text).replace(/^(\d) ?(\d) ?(?=\d)/u, "($1$2) ");
  const rest = text.slice(group.index + group[0].length);
  return `${keepDigitsAndSpaces(text.slice(0, group.index))}(${keepDigitsAndSpaces(group[1] ?? "")})${normalizeSpaces(rest && ` ${rest}`)}`;
}

function keepDigitsAndSpaces(text: string): string {
  return normalizeSpaces(text).trimStart();
}

function normalizeSpaces(text: string): string {
  return text
    .replace(/[-.()/]+/gu, " ")
    .replace(/[^\d ]/gu, "")
    .replace(/ {2,}/gu, " ");
}

/** Returns a stored number as it is dialled from abroad, with a plus: `+525512345678`. */
export function internationalPhone(callingCode: string, number: string): string {
  return `+${callingCode.replace(/\D/gu, "")}${number}`;
}

/** Returns the caret position in `phone` after as many digits as `typed` has. */
export function caretAfterDigits(typed: string, phone: string): number {
  const digits = phoneDigits(typed).length;
  return new RegExp(`^(?:\\D*\\d){${digits}}`, "u").exec(phone)?.[0].length ?? phone.length;
}
