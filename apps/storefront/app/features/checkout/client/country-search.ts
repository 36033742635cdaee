import { normalizePhoneCharacters, phoneDigits } from "@comanda/domain/people/phone-number";
import { countryName, type PhoneCountry } from "./countries.ts";

/**
 * The countries that answer to what was typed into the search: by calling code, with or without an
 * area's, or by their name, here or in English, as it begins, as one of its words does, or by their
 * two letters; in that order.
 */
export function searchCountries(
  countries: readonly PhoneCountry[],
  query: string,
): readonly PhoneCountry[] {
  const code = callingCodeIn(query);
  if (code) return countriesByCode(countries, code);
  const words = normalizeName(query);
  if (!words) return countries;
  const rank = ({ name, iso2 }: PhoneCountry) => {
    const names = [normalizeName(name), normalizeName(countryName(iso2, "en"))];
    if (names.some((each) => each.startsWith(words))) return 0;
    if (names.some((each) => each.includes(` ${words}`))) return 1;
    return iso2.toLowerCase() === words ? 0 : -1;
  };
  return countries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((found) => found.rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/**
 * The country to which typing in the open list jumps, or null: the next one whose name begins so, or
 * the main one whose calling code does. One letter again and again goes on to the next of its kind.
 */
export function typeaheadMatch(
  countries: readonly PhoneCountry[],
  typed: string,
  current: string,
): string | null {
  const code = callingCodeIn(typed);
  if (code) return countriesByCode(countries, code)[0]?.iso2 ?? null;
  const words = normalizeName(typed);
  const letter = [...words].every((each) => each === words[0]) ? words.slice(0, 1) : words;
  const place = countries.findIndex(({ iso2 }) => iso2 === current);
  // A longer beginning may still be of the country to which its first letter has jumped.
  const from = words.length > 1 && letter.length > 1 ? place : place + 1;
  const inTurn = [...countries.slice(Math.max(0, from)), ...countries.slice(0, Math.max(0, from))];
  return (
    (letter && inTurn.find(({ name }) => normalizeName(name).startsWith(letter))?.iso2) || null
  );
}

/** Of several with the code the main one first, and one whose code it is before one that has more digits. */
function countriesByCode(countries: readonly PhoneCountry[], code: string): PhoneCountry[] {
  const rank = ({ dialCode, priority, areaCodes }: PhoneCountry) => {
    if (dialCode === code) return priority;
    if (dialCode.startsWith(code)) return 1000 + Number(dialCode.padEnd(3, "0"));
    if (!code.startsWith(dialCode)) return -1;
    const area = areaCodes?.some((each) => startsAlike(`${dialCode}${each}`, code));
    return (area ? 2000 : 3000) + priority;
  };
  return countries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((found) => found.rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/** Whether one of them is the beginning of the other. */
function startsAlike(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** The digits of what is a calling code and nothing else, such as `+52`; else empty. */
function callingCodeIn(text: string): string {
  return /^[+\d ]+$/u.test(normalizePhoneCharacters(text).trim()) ? phoneDigits(text) : "";
}

/** Which people leave out, and under which a list would have half of its names. */
const ARABIC_ARTICLE = /(^|\s)ال(?=\p{L}{2})/gu;

/**
 * A name for comparing: small letters without their accents; Arabic ones without the article, and
 * without the two that are typed either way.
 */
function normalizeName(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(ARABIC_ARTICLE, "$1")
    .replace(/ة/gu, "ه")
    .replace(/ى/gu, "ي")
    .toLowerCase()
    .replace(/[-\s]+/gu, " ")
    .trimStart();
}
