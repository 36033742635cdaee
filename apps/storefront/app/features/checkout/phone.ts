import { phoneMustBeValid } from "@comanda/domain/phone";
import countries from "intl-tel-input/data";
import {
  type CountryCode,
  isSupportedCountry,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from "libphonenumber-js/min";

/** The most characters of a number as it is typed (spec §5). */
export const MAX_PHONE = 25;

export type PhoneCountry = { code: string; dialCode: string; name: string };

/** All countries, by their name in `locale`. */
export function phoneCountries(locale: string): PhoneCountry[] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  return countries
    .map(({ iso2, dialCode }) => {
      const code = iso2.toUpperCase();
      return { code, dialCode, name: names.of(code) ?? code };
    })
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** The calling code of a country (two letters), as digits; empty when there is no such country. */
export function callingCode(country: string): string {
  return countries.find(({ iso2 }) => iso2 === country.toLowerCase())?.dialCode ?? "";
}

/** The country of a calling code, of several `preferred` or the main one; null when there is none. */
export function countryOfCallingCode(code: string, preferred: string): string | null {
  const dialCode = code.replace(/\D/gu, "");
  const [main] = countries
    .filter((country) => country.dialCode === dialCode)
    .sort((a, b) => a.priority - b.priority);
  return callingCode(preferred) === dialCode ? preferred : (main?.iso2.toUpperCase() ?? null);
}

export type TypedPhone = { phone: string; country: string };

/**
 * What was typed or pasted, as the field keeps it (spec §5): digits and single spaces, 25 at most,
 * grouped as its country does. A number with its country (`+52 55…`) goes there without the code.
 */
export function typedPhone(text: string, country: string): TypedPhone {
  // Contacts are copied with invisible marks around them, which would hide the plus.
  const plain = asciiDigits(text.normalize("NFKC").replace(/\p{Cf}/gu, ""));
  if (plain.trim().startsWith("+")) {
    const parsed = parsePhoneNumberFromString(plain);
    if (parsed?.isValid()) {
      const { nationalNumber, countryCallingCode } = parsed;
      const found = parsed.country ?? countryOfCallingCode(countryCallingCode, country) ?? country;
      return { phone: grouped(nationalNumber, found), country: found };
    }
  }
  const kept = plain
    .replace(/[-.()/]+/gu, " ")
    .replace(/[^\d ]/gu, "")
    .replace(/ {2,}/gu, " ")
    .trimStart();
  return { phone: grouped(kept, country).slice(0, MAX_PHONE), country };
}

/** Brazil writes the area code in parentheses (spec §5), once there is something behind it. */
function grouped(phone: string, country: string): string {
  return country === "BR" ? phone.replace(/^(\d) ?(\d) ?(?=\d)/u, "($1$2) ") : phone;
}

/** Where in `phone` the caret stands behind as many digits as `typed` has. */
export function caretBehind(typed: string, phone: string): number {
  const digits = typedPhone(typed, "").phone.replaceAll(" ", "").length;
  return new RegExp(`^(?:\\D*\\d){${digits}}`, "u").exec(phone)?.[0].length ?? phone.length;
}

/** Digits of other scripts, such as ٣ or ۳, as 3. */
function asciiDigits(text: string): string {
  return text
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}

export type PhoneFault = "too_short" | "too_long" | "invalid";

/**
 * What is wrong with a number of `country`, or null. Only companies of some countries ask for valid
 * numbers (spec §5); everywhere else any digits will do.
 */
export function phoneFault(
  phone: string,
  country: string,
  companyCountry: string,
): PhoneFault | null {
  if (!phoneMustBeValid(companyCountry) || !isCountry(country)) return null;
  // As the API reads it: the calling code once more, without its plus, is part of the number.
  const whole = `+${callingCode(country)}${phone.replace(/\D/gu, "")}`;
  if (isValidPhoneNumber(whole)) return null;
  switch (validatePhoneNumberLength(whole)) {
    case "TOO_SHORT":
      return "too_short";
    case "TOO_LONG":
      return "too_long";
    default:
      return "invalid";
  }
}

function isCountry(code: string): code is CountryCode {
  return isSupportedCountry(code);
}

/** A stored number as people of its country write it, after its calling code: `+52 55 1234 5678`. */
export function shownPhone(callingCode: string, phone: string): string {
  const code = callingCode.replace(/\D/gu, "");
  const national = parsePhoneNumberFromString(`+${code}${phone}`)?.formatInternational();
  return national ?? `+${code} ${phone}`;
}
