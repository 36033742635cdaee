import type { Place, SearchProviderName, Suggestion } from "@comanda/contract/calls/place-calls";
import type { Position } from "@comanda/domain/geo/position";

export type SearchRequest = {
  /** What was typed. */
  text: string;
  /** The company's own position, near which to search; null where it gives none. */
  near: Position | null;
  /** Two letters, upper case: the company's. */
  country: string;
  /** The same for the letters typed until a place is picked; providers bill by it. */
  session: string | null;
  /** Two letters, and perhaps more: the visitor's language. */
  language: string;
  signal: AbortSignal;
};

/** One source of addresses. A failure throws: `PlaceSearch` turns it into nothing found. */
export type SearchProvider = {
  name: SearchProviderName;
  /** At most `SUGGESTION_LIMIT`, the likeliest first. */
  search(question: SearchRequest): Promise<Suggestion[]>;
  /** The place of a suggestion that has no position. */
  details(id: string, question: Omit<SearchRequest, "text" | "near">): Promise<Place | null>;
  /** The address at a position, or null; absent where the provider has none to give. */
  reverse?(
    position: Position,
    question: Pick<SearchRequest, "country" | "language" | "signal">,
  ): Promise<Place | null>;
};

/** Spec §9. */
export const SUGGESTION_LIMIT = 8;
