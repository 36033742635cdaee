import { stripOldPhonePrefix } from "@comanda/domain/people/old-phone-prefix";
import { normalizePhoneCharacters } from "@comanda/domain/people/phone-characters";
import { phoneDigits } from "@comanda/domain/people/phone-digits";
import {
  formatPhoneInput,
  MAX_PHONE_LENGTH,
  type PhoneValue,
} from "@comanda/domain/people/phone-number";
import { requiresValidPhone } from "@comanda/domain/people/phone-validity";
import {
  AsYouType,
  type CountryCode,
  isSupportedCountry,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from "libphonenumber-js/min";
import { callingCode, countryOfNumber } from "./countries.ts";

export type TypedPhone = { phone: string; country: string };

/**
 * Turns typed or pasted text into the value of the field. A number with its calling code
 * (`+52 55…`, or a complete one as `0052 55…`) selects the country and loses the code. The plus
 * stays until the country is known, or the visitor is `done`.
 */
export function parseTypedPhone(text: string, country: string, { done = false } = {}): TypedPhone {
  const plain = normalizePhoneCharacters(text);
  const [, sign = "", abroad = ""] = /^\D*?(\+|00)(.*)$/su.exec(plain) ?? [];
  const digits = phoneDigits(abroad);
  if (sign === "+") {
    const found = countryOfNumber(digits, country, { done });
    if (found === "undecided")
      return { phone: `+${formatPhoneInput(abroad, "")}`.slice(0, MAX_PHONE_LENGTH), country };
    if (found) return nationalPart(abroad, found.codeLength, found.country);
  } else if (sign && isValidPhoneNumber(`+${digits}`)) {
    const found = countryOfNumber(digits, country, { done: true });
    if (found && found !== "undecided")
      return nationalPart(abroad, found.codeLength, found.country);
  }
  return { phone: groupDigits(plain, country), country };
}

/**
 * A Brazilian number has a hyphen beside its parentheses, as people write it: `(11) 91234-5678`.
 */
const WITH_HYPHEN = "BR";

/**
 * Formats a partial number of `country` in its national groups; a text that is no number there stays
 * as typed.
 */
export function groupDigits(typed: string, country: string): string {
  const text = formatPhoneInput(typed, country);
  // Two zeros can still become a calling code.
  if (!isSupported(country) || text.startsWith("00")) return text;
  const digits = phoneDigits(text);
  // A sign at the end would return with each deleted digit.
  const grouped = new AsYouType(country).input(digits).replace(/\D+$/u, "");
  const isKnown = grouped !== digits && phoneDigits(grouped) === digits;
  if (!isKnown || grouped.length > MAX_PHONE_LENGTH) return text;
  return country === WITH_HYPHEN && grouped.includes(")")
    ? grouped
    : formatPhoneInput(grouped, country);
}

/** Returns the text after the calling code, as typed. */
function nationalPart(abroad: string, codeLength: number, country: string): TypedPhone {
  const behind = abroad.replace(new RegExp(`^(?:\\D*\\d){${codeLength}}`, "u"), "");
  return { phone: groupDigits(behind, country), country };
}

/**
 * Returns the number to send: its digits as dialled from abroad, without the 0, calling code or old
 * prefix that people put before it at home. A number of no country stays as its digits.
 */
export function normalizePhone({ phone, country }: TypedPhone): PhoneValue {
  const countryDialCode = callingCode(country);
  const digits = stripOldPhonePrefix(phoneDigits(phone), countryDialCode);
  const parsed = isSupported(country) ? parsePhoneNumberFromString(digits, country) : undefined;
  const isValidHere = parsed?.isValid() === true && parsed.countryCallingCode === countryDialCode;
  return {
    formattedNumber: phone,
    number: isValidHere ? parsed.nationalNumber : digits,
    countryCode: country,
    countryDialCode,
  };
}

/** Returns whether the number can exist in its country. */
export function isCompletePhone(typed: TypedPhone): boolean {
  const { number, countryDialCode } = normalizePhone(typed);
  return countryDialCode !== "" && isValidPhoneNumber(`+${countryDialCode}${number}`);
}

/**
 * Returns a stored number as a value of the field; `preferred` is the country of a shared code without
 * an area code.
 */
export function phoneFromStored(code: string, number: string, preferred: string): TypedPhone {
  if (!phoneDigits(code)) return parseTypedPhone(number, preferred, { done: true });
  return parseTypedPhone(displayPhone(code, phoneDigits(number)), preferred, { done: true });
}

export type PhoneError = "too_short" | "too_long" | "invalid";

/**
 * Returns the error of a number of `country`, or null. Only companies of some countries require valid
 * numbers (conformance 5.9); the others accept any digits.
 */
export function phoneError(
  phone: string,
  country: string,
  companyCountry: string,
): PhoneError | null {
  if (!requiresValidPhone(companyCountry) || !isSupported(country)) return null;
  if (isCompletePhone({ phone, country })) return null;
  const { number, countryDialCode } = normalizePhone({ phone, country });
  switch (validatePhoneNumberLength(`+${countryDialCode}${number}`)) {
    case "TOO_SHORT":
      return "too_short";
    case "TOO_LONG":
      return "too_long";
    default:
      return "invalid";
  }
}

function isSupported(code: string): code is CountryCode {
  return isSupportedCountry(code);
}

/**
 * Formats a stored number as people of its country write it, after its calling code:
 * `+52 55 1234 5678`.
 */
export function displayPhone(code: string, phone: string): string {
  const digits = phoneDigits(code);
  const formatted = parsePhoneNumberFromString(`+${digits}${phone}`)?.formatInternational();
  return formatted ?? `+${digits} ${phone}`;
}
