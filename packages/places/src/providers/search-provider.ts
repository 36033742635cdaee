import type { Place, SearchProviderName, Suggestion } from "@comanda/contract/calls/place-calls";
import type { Position } from "@comanda/domain/geo/position";

export type SearchRequest = {
  /** The typed text. */
  text: string;
  /** The company's position, to prefer places near it; null where it has none. */
  near: Position | null;
  /** The company's country: two letters, upper case. */
  country: string;
  /** The same for all requests until a place is picked; providers bill per session. */
  session: string | null;
  /** The visitor's language: two letters, perhaps with a region. */
  language: string;
  signal: AbortSignal;
};

/** A source of addresses. A failure throws; `ProviderPool` turns it into an empty answer. */
export type SearchProvider = {
  name: SearchProviderName;
  /** At most `SUGGESTION_LIMIT` suggestions, the likeliest first. */
  search(question: SearchRequest): Promise<Suggestion[]>;
  /** The place of a suggestion that has no position. */
  details(id: string, question: Omit<SearchRequest, "text" | "near">): Promise<Place | null>;
  /** The address at a position, or null; absent where the provider has no reverse search. */
  reverse?(
    position: Position,
    question: Pick<SearchRequest, "country" | "language" | "signal">,
  ): Promise<Place | null>;
};

/** Suggestions per search (conformance 9.7). */
export const SUGGESTION_LIMIT = 8;
