import type { Position } from "@comanda/domain/geo/position";

/**
 * The calls about places. The storefront's own server answers them, so that another backend does not
 * need them. Plain types and paths, without schemas: the browser loads them.
 */
export const placesPaths = {
  /** `?q=&expand=1&session=` → `SearchAnswer` */
  search: "/places/search",
  /** `?id=&provider=&session=` → `PlaceAnswer` */
  details: "/places/details",
  /** `?latitude=&longitude=` → `PlaceAnswer` */
  reverse: "/places/reverse",
  /** `/{z}/{x}/{y}.svg`: a map drawn from the address file, if no map provider is configured. */
  tiles: "/places/tiles",
  /** → `VisitorCountry` */
  visitorCountry: "/places/visitor-country",
} as const;

export const SEARCH_PROVIDERS = ["gazetteer", "radar", "google", "photon"] as const;
export type SearchProviderName = (typeof SEARCH_PROVIDERS)[number];

/** One line of the list. If `position` is null, the call `details` answers with the position. */
export type Suggestion = {
  /** The provider's id of the place. Only the provider can read it. */
  id: string;
  text: string;
  position: Position | null;
  /** Whether it names a house or building, not just a street. */
  hasNumber: boolean;
};

export type SearchAnswer = {
  suggestions: Suggestion[];
  /** The provider that answered; its logo is shown under an empty list. */
  provider: SearchProviderName;
  /** Whether `expand=1` would ask another provider. */
  expandable: boolean;
};

export type Place = Position & {
  address: string;
  city: string | null;
  hasNumber: boolean;
};

/** `place` is null if no provider knows it or can be reached; the checkout goes on without it. */
export type PlaceAnswer = { place: Place | null };

/** Two upper-case letters; null if the visitor's IP address is not in the country table. */
export type VisitorCountry = { country_code: string | null };
