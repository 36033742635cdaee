import { normalizePhoneCharacters } from "@comanda/domain/people/phone-characters";
import { phoneDigits } from "@comanda/domain/people/phone-digits";
import { foldLetters } from "@comanda/domain/text/fold-accents";
import { countryName, type PhoneCountry } from "./countries.ts";

/**
 * Returns the countries that match a search, in this order: by calling code with or without an area
 * code, by the start of their name (here or in English), by the start of a word in it, by their two
 * letters.
 */
export function searchCountries(
  countries: readonly PhoneCountry[],
  query: string,
): readonly PhoneCountry[] {
  const code = callingCodeIn(query);
  if (code) return countriesByCode(countries, code);
  const text = normalizeName(query);
  if (!text) return countries;
  const rank = ({ name, iso2 }: PhoneCountry) => {
    const names = [normalizeName(name), normalizeName(countryName(iso2, "en"))];
    if (names.some((each) => each.startsWith(text))) return 0;
    if (names.some((each) => each.includes(` ${text}`))) return 1;
    return iso2.toLowerCase() === text ? 0 : -1;
  };
  return countries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((found) => found.rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/**
 * Returns the country to which typing in the open list jumps, or null: the next one whose name starts
 * with the text, or the main one of a calling code. Repeating a letter moves to the next match.
 */
export function typeaheadMatch(
  countries: readonly PhoneCountry[],
  typed: string,
  current: string,
): string | null {
  const code = callingCodeIn(typed);
  if (code) return countriesByCode(countries, code)[0]?.iso2 ?? null;
  const text = normalizeName(typed);
  const letter = [...text].every((each) => each === text[0]) ? text.slice(0, 1) : text;
  const place = countries.findIndex(({ iso2 }) => iso2 === current);
  // A longer text can still match the country to which its first letter jumped.
  const from = text.length > 1 && letter.length > 1 ? place : place + 1;
  const inTurn = [...countries.slice(Math.max(0, from)), ...countries.slice(0, Math.max(0, from))];
  return (
    (letter && inTurn.find(({ name }) => normalizeName(name).startsWith(letter))?.iso2) || null
  );
}

/**
 * Sorts countries by calling code: the main country first, and an exact code before a longer one.
 */
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

/** Returns whether one of two texts is a prefix of the other. */
function startsAlike(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** Returns the digits of a calling code such as `+52`; empty for any other text. */
function callingCodeIn(text: string): string {
  return /^[+\d ]+$/u.test(normalizePhoneCharacters(text).trim()) ? phoneDigits(text) : "";
}

/** Words that people leave out, and that many names start with. */
const ARABIC_ARTICLE = /(^|\s)ال(?=\p{L}{2})/gu;

/**
 * Returns a name for comparison: lower case, without accents. Arabic names lose the article and the
 * letters that people type in two ways.
 */
function normalizeName(text: string): string {
  return foldLetters(text)
    .replace(ARABIC_ARTICLE, "$1")
    .replace(/ة/gu, "ه")
    .replace(/ى/gu, "ي")
    .replace(/[-\s]+/gu, " ")
    .trimStart();
}
