/** Characters; spec §9. */
const MIN_TEXT = 3;
const MIN_BY_HAND = 4;

/** In Brazil a street without a number has too many namesakes. */
const NEEDS_NUMBER = new Set(["BR"]);

type Typing = {
  /** Two letters: the company's. */
  country: string;
  /** Whether the customer has pressed the search button before. */
  byHand: boolean;
};

/** Whether what was typed is searched for without being asked (spec §5, Autocomplete). */
export function searchesByItself(text: string, { country, byHand }: Typing): boolean {
  const typed = text.trimStart();
  if (typed.trimEnd().length < MIN_TEXT || !/\s/u.test(typed)) return false;
  return !NEEDS_NUMBER.has(country.toUpperCase()) || byHand || /\d/u.test(typed);
}

/** Whether a search can be asked for at all. */
export function canSearch(text: string): boolean {
  return text.trim().length >= MIN_TEXT;
}

type Known = {
  /** What was searched for last; null before any search. */
  searched: string | null;
  /** Whether a valid place has been chosen. */
  hasPlace: boolean;
};

/** Whether the search button can be pressed. */
export function offersSearch(text: string, { searched, hasPlace }: Known): boolean {
  return text.trim().length >= MIN_BY_HAND && text.trim() !== searched && !hasPlace;
}

/** Whether it has to be said that nothing was found. */
export function saysNothingFound(text: string, searched: string | null): boolean {
  return text.trim().length >= MIN_BY_HAND && text.trim() === searched;
}
