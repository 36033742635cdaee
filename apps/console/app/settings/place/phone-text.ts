import { stripOldPhonePrefix } from "@comanda/domain/people/old-phone-prefix";
import { normalizePhoneCharacters } from "@comanda/domain/people/phone-characters";
import { phoneDigits } from "@comanda/domain/people/phone-digits";
import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from "libphonenumber-js/min";

/** What is wrong with a phone. `code`: no country has its calling code. */
export type PhoneFault = "short" | "long" | "unknown" | "code";

/** A typed phone: as it is stored, and what is wrong with it in `country`, if it is of a known one. */
export type ReadPhone = {
  stored: string | null;
  fault: PhoneFault | null;
  country: string | null;
};

/** The calling code of a country, as digits; empty for an unknown one. */
export function callingCodeOf(country: string): string {
  const code = country.toUpperCase();
  return isSupportedCountry(code) ? getCountryCallingCode(code) : "";
}

/** A stored phone as the field shows it: without the calling code of the company's country. */
export function nationalText(stored: string, callingCode: string): string {
  const prefix = `+${callingCode} `;
  return callingCode !== "" && stored.startsWith(prefix) ? stored.slice(prefix.length) : stored;
}

/**
 * Reads a typed phone. It is one of the company's country, unless a plus or two zeros at its beginning
 * give it another code. It is stored with its calling code, so that every telephone can dial it.
 */
export function readPhone(typed: string, companyCountry: string): ReadPhone {
  const text = normalizePhoneCharacters(typed).trim();
  const digits = phoneDigits(text);
  if (text === "") return { stored: null, fault: null, country: null };
  const home = companyCountry.toUpperCase();
  const isAbroad = /^(?:\+|00)/u.test(text) || !isSupportedCountry(home);
  const number = isAbroad
    ? parsePhoneNumberFromString(`+${digits.replace(/^00/u, "")}`)
    : parsePhoneNumberFromString(
        stripOldPhonePrefix(digits, callingCodeOf(home)),
        home as CountryCode,
      );
  if (!number) return { stored: text, fault: digits.length < 7 ? "short" : "code", country: null };
  const code = number.countryCallingCode;
  const national = stripOldPhonePrefix(number.nationalNumber, code);
  const known = parsePhoneNumberFromString(`+${code}${national}`) ?? number;
  const country = known.country ?? (isAbroad ? null : home);
  if (known.isValid()) return { stored: known.formatInternational(), fault: null, country };
  const length = validatePhoneNumberLength(`+${code}${national}`) ?? "";
  return { stored: text, fault: FAULTS[length] ?? "unknown", country };
}

const FAULTS: Readonly<Record<string, PhoneFault>> = { TOO_SHORT: "short", TOO_LONG: "long" };
