import { toLatinDigits } from "../text/digits.ts";

/** The most characters of a number as it is typed (spec §5). */
export const MAX_PHONE_LENGTH = 25;

/** A phone number and the country it is in (spec §3, Phone value). */
export type PhoneValue = {
  /** As the field shows it: `(11) 91234 5678`. */
  formattedNumber: string;
  /** Its digits as they are dialled from abroad, behind the calling code. */
  number: string;
  /** Two letters, upper case. */
  countryCode: string;
  /** Digits, without a plus. */
  countryDialCode: string;
};

/** The country that writes the first two digits, the area's, in parentheses (spec §5, Phone validity). */
const PARENTHESES_COUNTRY = "BR";

/** Four characters at least: two digits and the parentheses around them. */
const PARENTHESES_GROUP = /\( *(\d[\d ]*\d) *\)/u;

/**
 * A number of `country` as its field keeps what was typed or pasted (spec §5): digits and single
 * spaces, 25 characters at most. In Brazil the first two digits stand in parentheses, as soon as
 * there is something behind them, unless a group of two digits or more does already; everywhere else
 * nothing does, which is all that a change of country has to mend.
 */
export function formatPhoneInput(typed: string, country: string): string {
  const text = normalizePhoneCharacters(typed);
  return (
    country === PARENTHESES_COUNTRY ? withParentheses(text) : keepDigitsAndSpaces(text)
  ).slice(0, MAX_PHONE_LENGTH);
}

function withParentheses(text: string): string {
  const group = PARENTHESES_GROUP.exec(text);
  if (!group) return keepDigitsAndSpaces(text).replace(/^(\d) ?(\d) ?(?=\d)/u, "($1$2) ");
  const behind = text.slice(group.index + group[0].length);
  return `${keepDigitsAndSpaces(text.slice(0, group.index))}(${keepDigitsAndSpaces(group[1] ?? "")})${normalizeSpaces(behind && ` ${behind}`)}`;
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
 * The text with the digits of every script as 0 to 9, and without the invisible marks with which
 * numbers of contacts are copied.
 */
export function normalizePhoneCharacters(text: string): string {
  return toLatinDigits(text.normalize("NFKC").replace(/\p{Cf}/gu, ""));
}

/** The digits of a number, however it is written. */
export function phoneDigits(text: string): string {
  return normalizePhoneCharacters(text).replace(/\D/gu, "");
}

/** What was dialled in Mexico before its ten digits until 2020, and contacts and WhatsApp still keep. */
const OLD_MEXICAN_PREFIX = /^(?:1|01|044|045)(?=\d{10}$)/u;

/**
 * The digits of a number of the country with this calling code, without prefixes that are dialled
 * no more.
 */
export function stripOldPrefix(digits: string, callingCode: string): string {
  return callingCode === "52" ? digits.replace(OLD_MEXICAN_PREFIX, "") : digits;
}

/** Where in `phone` the caret stands that stood at the end of `typed`: behind as many digits. */
export function caretAfterDigits(typed: string, phone: string): number {
  const digits = phoneDigits(typed).length;
  return new RegExp(`^(?:\\D*\\d){${digits}}`, "u").exec(phone)?.[0].length ?? phone.length;
}
