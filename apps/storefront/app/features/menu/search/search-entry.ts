/**
 * The state of the history entry in which the search is open, and of a product that opens in it: going
 * back closes the product first and then the search.
 */
export const SEARCHING = { menuSearch: true };

/** Returns whether a history entry's state says that the search is open. */
export function isSearching(state: unknown): boolean {
  return typeof state === "object" && state !== null && "menuSearch" in state;
}
