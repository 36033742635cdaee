/** Characters (conformance 9.7). */
const MIN_TEXT = 3;
const MIN_BY_HAND = 4;

/** In Brazil too many streets have the same name. */
const NEEDS_NUMBER = new Set(["BR"]);

type SearchInput = {
  /** The company's country, two letters. */
  country: string;
  /** Whether the customer has pressed the search button. */
  searchedManually: boolean;
};

/** Returns whether the typed text is searched without the button (conformance 5.18 and 5.19). */
export function shouldAutoSearch(
  text: string,
  { country, searchedManually }: SearchInput,
): boolean {
  const typed = text.trimStart();
  if (typed.trimEnd().length < MIN_TEXT || !/\s/u.test(typed)) return false;
  return !NEEDS_NUMBER.has(country.toUpperCase()) || searchedManually || /\d/u.test(typed);
}

/** Returns whether the text is long enough to search. */
export function isSearchable(text: string): boolean {
  return text.trim().length >= MIN_TEXT;
}

type SearchState = {
  /** The text of the last search; null before the first one. */
  searched: string | null;
  /** Whether a valid place is chosen. */
  hasPlace: boolean;
};

/** Returns whether the search button is enabled (conformance 5.17). */
export function canPressSearch(text: string, { searched, hasPlace }: SearchState): boolean {
  return text.trim().length >= MIN_BY_HAND && text.trim() !== searched && !hasPlace;
}

/** Returns whether the page says that nothing was found (conformance 5.22). */
export function shouldReportNoResults(text: string, searched: string | null): boolean {
  return text.trim().length >= MIN_BY_HAND && text.trim() === searched;
}
