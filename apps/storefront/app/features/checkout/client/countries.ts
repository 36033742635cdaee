import entries from "intl-tel-input/data";

/** A country as phone numbers know it (spec §3, Country list entry). */
export type PhoneCountry = {
  /** In the language that was asked for. */
  name: string;
  /** Two letters, upper case. */
  iso2: string;
  /** Digits, without a plus. */
  dialCode: string;
  /** Among those that share a calling code; 0 is the main one. */
  priority: number;
  /** With which the numbers begin that are this country's among those of the calling code. */
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

/** All countries, by their name in `locale`. */
export function countriesByName(locale: string): readonly PhoneCountry[] {
  const known = countriesByLocale.get(locale);
  if (known) return known;
  const names = regionNames(locale);
  const { compare } = new Intl.Collator(locale);
  const sorted = unnamedCountries
    .map((entry) => ({ ...entry, name: names.of(entry.iso2) ?? entry.iso2 }))
    .sort((a, b) => compare(a.name, b.name));
  countriesByLocale.set(locale, sorted);
  return sorted;
}

/** The name of one country, without naming all others. */
export function countryName(code: string, locale: string): string {
  return (isKnownCountry(code) && regionNames(locale).of(code)) || code;
}

const regions = new Map<string, Intl.DisplayNames>();

function regionNames(locale: string): Intl.DisplayNames {
  const known = regions.get(locale);
  const names = known ?? new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  regions.set(locale, names);
  return names;
}

export function isKnownCountry(code: string): boolean {
  return unnamedCountries.some(({ iso2 }) => iso2 === code);
}

/** The country with which a number begins: the company's, else the first there is (spec §2). */
export function defaultCountry(companyCountry: string): string {
  const code = companyCountry.toUpperCase();
  return isKnownCountry(code) ? code : (unnamedCountries[0]?.iso2 ?? code);
}

/** The calling code of a country, as digits; empty when there is no such country. */
export function callingCode(code: string): string {
  return unnamedCountries.find(({ iso2 }) => iso2 === code)?.dialCode ?? "";
}

/** Where a number belongs: its country, and how many of its first digits are the calling code. */
export type NumberCountry = { country: string; codeLength: number };

/**
 * The country of a number that begins with a calling code (digits). Where several share the code, the
 * area codes say which, and until there are enough digits for that it is `"undecided"`, unless `done`.
 * What they leave undecided is `current`'s if it shares the code, before another digit is there, and
 * the main country's from then on. Null when the digits begin with no calling code.
 */
export function countryOfNumber(
  digits: string,
  current: string,
  done = false,
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

/** Whether digits to come may still make it a calling code. */
function isCallingCodePrefix(digits: string): boolean {
  return unnamedCountries.some(({ dialCode }) => dialCode.startsWith(digits));
}

function areaCodeLengths({ areaCodes }: UnnamedCountry): number[] {
  return (areaCodes ?? []).map(length);
}

const length = (text: string) => text.length;
