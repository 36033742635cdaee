import { toLatinDigits } from "../text/digits.ts";

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
 * at most 25 characters, without an extension. In Brazil the first two digits get parentheses as soon as more digits follow,
 * unless a group of at least two digits has them already. In other countries parentheses are removed.
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

/**
 * Converts Arabic and Persian digits and compatibility characters to plain ones, and removes the
 * invisible characters that numbers copied from contacts contain.
 */
export function normalizePhoneCharacters(text: string): string {
  return toLatinDigits(text.normalize("NFKC").replace(/\p{Cf}/gu, ""));
}

/** How the places of our languages write the number of a telephone inside a house: `ext. 3`, `x3`, `#3`. */
const EXTENSION =
  /(?:ext(?:n|ension|ensión|ensão)?|x|#|ramal|anexo|int(?:erno)?|poste)[^\p{L}\d]{0,5}\d/iu;

/**
 * Removes the extension after a number, as `+1 212 555 0123 ext. 3` has one. It is not dialled with the
 * number, and its digits would make another number of this one.
 */
export function withoutExtension(text: string): string {
  const start = text.search(/\d/u);
  const at = start < 0 ? -1 : text.slice(start).search(EXTENSION);
  return at < 0 ? text : text.slice(0, start + at);
}

/** Returns the digits of a written number, without those of an extension. */
export function phoneDigits(text: string): string {
  return withoutExtension(normalizePhoneCharacters(text)).replace(/\D/gu, "");
}

/** Returns a stored number as it is dialled from abroad, with a plus: `+525512345678`. */
export function internationalPhone(callingCode: string, number: string): string {
  return `+${callingCode.replace(/\D/gu, "")}${number}`;
}

/** Prefixes of ten-digit numbers in Mexico until 2020; contacts and WhatsApp still contain them. */
const OLD_MEXICAN_PREFIX = /^(?:1|01|044|045)(?=\d{10}$)/u;

/** Removes a prefix that the country with this calling code no longer uses. */
export function stripOldPrefix(digits: string, callingCode: string): string {
  return callingCode === "52" ? digits.replace(OLD_MEXICAN_PREFIX, "") : digits;
}

/** Returns the caret position in `phone` after as many digits as `typed` has. */
export function caretAfterDigits(typed: string, phone: string): number {
  const digits = phoneDigits(typed).length;
  return new RegExp(`^(?:\\D*\\d){${digits}}`, "u").exec(phone)?.[0].length ?? phone.length;
}
