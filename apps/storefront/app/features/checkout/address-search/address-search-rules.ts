/** Characters; spec §9. */
const MIN_TEXT = 3;
const MIN_BY_HAND = 4;

/** In Brazil a street without a number has too many namesakes. */
const NEEDS_NUMBER = new Set(["BR"]);

type SearchInput = {
  /** Two letters: the company's. */
  country: string;
  /** Whether the customer has pressed the search button before. */
  searchedManually: boolean;
};

/** Whether what was typed is searched for without being asked (spec §5, Autocomplete). */
export function shouldAutoSearch(
  text: string,
  { country, searchedManually }: SearchInput,
): boolean {
  const typed = text.trimStart();
  if (typed.trimEnd().length < MIN_TEXT || !/\s/u.test(typed)) return false;
  return !NEEDS_NUMBER.has(country.toUpperCase()) || searchedManually || /\d/u.test(typed);
}

/** Whether a search can be asked for at all. */
export function isSearchable(text: string): boolean {
  return text.trim().length >= MIN_TEXT;
}

type SearchState = {
  /** What was searched for last; null before any search. */
  searched: string | null;
  /** Whether a valid place has been chosen. */
  hasPlace: boolean;
};

/** Whether the search button can be pressed. */
export function canPressSearch(text: string, { searched, hasPlace }: SearchState): boolean {
  return text.trim().length >= MIN_BY_HAND && text.trim() !== searched && !hasPlace;
}

/** Whether it has to be said that nothing was found. */
export function shouldReportNoResults(text: string, searched: string | null): boolean {
  return text.trim().length >= MIN_BY_HAND && text.trim() === searched;
}
