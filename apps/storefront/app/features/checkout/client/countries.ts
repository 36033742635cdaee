import entries from "intl-tel-input/data";

/** A country of the phone field. */
export type PhoneCountry = {
  /** The name in the requested language. */
  name: string;
  /** Two letters, upper case. */
  iso2: string;
  /** Digits, without a plus. */
  dialCode: string;
  /** The order among countries with the same calling code; 0 is the main one. */
  priority: number;
  /** The area codes of this country within a shared calling code. */
  areaCodes: readonly string[] | null;
};

type UnnamedCountry = Omit<PhoneCountry, "name">;

const unnamedCountries: readonly UnnamedCountry[] = entries.map(
  ({ iso2, dialCode, priority, areaCodes }) => ({
    iso2: iso2.toUpperCase(),
    dialCode,
    priority,
    areaCodes,
  }),
);

const countriesByLocale = new Map<string, readonly PhoneCountry[]>();

/** Returns all countries, sorted by their name in `locale`. */
export function countriesByName(locale: string): readonly PhoneCountry[] {
  const cached = countriesByLocale.get(locale);
  if (cached) return cached;
  const names = regionNames(locale);
  const { compare } = new Intl.Collator(locale);
  const sorted = unnamedCountries
    .map((entry) => ({ ...entry, name: names.of(entry.iso2) ?? entry.iso2 }))
    .sort((a, b) => compare(a.name, b.name));
  countriesByLocale.set(locale, sorted);
  return sorted;
}

/** Returns the name of one country; faster than naming all of them. */
export function countryName(code: string, locale: string): string {
  return (isKnownCountry(code) && regionNames(locale).of(code)) || code;
}

const regions = new Map<string, Intl.DisplayNames>();

function regionNames(locale: string): Intl.DisplayNames {
  const cached = regions.get(locale);
  const names = cached ?? new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  regions.set(locale, names);
  return names;
}

/** Returns whether the list has a country (two letters). */
export function isKnownCountry(code: string): boolean {
  return unnamedCountries.some(({ iso2 }) => iso2 === code);
}

/** Returns the country at the start: the company's, else the first of the list (conformance 2.92). */
export function defaultCountry(companyCountry: string): string {
  const code = companyCountry.toUpperCase();
  return isKnownCountry(code) ? code : (unnamedCountries[0]?.iso2 ?? code);
}

/** Returns the calling code of a country, as digits; empty for an unknown country. */
export function callingCode(code: string): string {
  return unnamedCountries.find(({ iso2 }) => iso2 === code)?.dialCode ?? "";
}

/** The country of a number, and the length of its calling code in digits. */
export type NumberCountry = { country: string; codeLength: number };

/**
 * Returns the country of a number (digits) that starts with a calling code. In a shared code the area
 * code decides; until it is complete the result is `"undecided"`, unless `done`. Without an area code
 * the number belongs to `current`, if it shares the code and no further digit is typed, else to the
 * main country. Null when no calling code matches.
 */
export function countryOfNumber(
  digits: string,
  current: string,
  { done = false } = {},
): NumberCountry | "undecided" | null {
  const sharing = unnamedCountries.filter(({ dialCode }) => digits.startsWith(dialCode));
  const [first] = sharing;
  if (!first) return !done && isCallingCodePrefix(digits) ? "undecided" : null;
  const codeLength = first.dialCode.length;
  const national = digits.slice(codeLength);
  const at = (country: string): NumberCountry => ({ country, codeLength });
  if (sharing.length === 1) return at(first.iso2);

  const longest = Math.max(...sharing.flatMap((each) => areaCodeLengths(each)));
  if (!done && national.length < longest) return "undecided";
  const byPriority = sharing.toSorted((a, b) => a.priority - b.priority);
  if (!national && callingCode(current) === first.dialCode) return at(current);
  const match = (entry: UnnamedCountry) =>
    Math.max(0, ...(entry.areaCodes ?? []).filter((area) => national.startsWith(area)).map(length));
  const best = byPriority.reduce((a, b) => (match(b) > match(a) ? b : a));
  return at(best.iso2);
}

/** Returns whether more digits can still complete a calling code. */
function isCallingCodePrefix(digits: string): boolean {
  return unnamedCountries.some(({ dialCode }) => dialCode.startsWith(digits));
}

function areaCodeLengths({ areaCodes }: UnnamedCountry): number[] {
  return (areaCodes ?? []).map(length);
}

const length = (text: string) => text.length;
