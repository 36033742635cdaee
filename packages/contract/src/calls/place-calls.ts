import type { Position } from "@comanda/domain/geo/position";

/**
 * What the storefront's own server answers about places, beside the calls of the API: another
 * backend behind the storefront need not know them. Plain types and paths, for the browser too.
 */
export const placesPaths = {
  /** `?q=&expand=1&session=` → `SearchAnswer` */
  search: "/places/search",
  /** `?id=&provider=&session=` → `PlaceAnswer` */
  details: "/places/details",
  /** `?latitude=&longitude=` → `PlaceAnswer` */
  reverse: "/places/reverse",
  /** `/{z}/{x}/{y}.svg`: a map drawn from the address file, for whoever has no other. */
  tiles: "/places/tiles",
  /** → `VisitorCountry` */
  visitorCountry: "/places/visitor-country",
} as const;

export const SEARCH_PROVIDERS = ["gazetteer", "radar", "google", "photon"] as const;
export type SearchProviderName = (typeof SEARCH_PROVIDERS)[number];

/** One line of the list; where it is, `details` says when the search did not. */
export type Suggestion = {
  /** Opaque: the provider's own. */
  id: string;
  text: string;
  position: Position | null;
  /** Whether it names a house or building, not just a street. */
  hasNumber: boolean;
};

export type SearchAnswer = {
  suggestions: Suggestion[];
  /** Who answered; its logo stands under an empty list (spec §2, Address autocomplete). */
  provider: SearchProviderName;
  /** Whether `expand=1` would ask somebody else. */
  expandable: boolean;
};

export type Place = Position & {
  address: string;
  city: string | null;
  hasNumber: boolean;
};

/** Null where nobody knows, or could be asked: the flow goes on (spec §8, Checkout). */
export type PlaceAnswer = { place: Place | null };

/** Two letters, upper case; null where the visitor's address tells nothing. */
export type VisitorCountry = { country_code: string | null };
