import type { Suggestion } from "@comanda/contract/places";
import { metersBetween, type Position } from "@comanda/domain/geo";
import { houseNumberIn, streetParts, withHouseNumber } from "@comanda/domain/house-number";
import { isSameDistrict, isSameStreet } from "@comanda/domain/same-street";
import type { MapPlace } from "../../../session/checkout-address.ts";
import type { placeDetails, searchPlaces } from "../../../session/places.ts";

/** Metres: a house farther from where its street was found is of a street of the same name. */
const SAME_STREET = 5_000;
/** Metres, where what stands behind the street differs: a neighbour's district, not another's street. */
const NEXT_DISTRICT = 500;

/** Milliseconds for the search and what has to be asked after it, together. */
const PATIENCE = 5_000;

type Deps = {
  country: string;
  search: typeof searchPlaces;
  details: typeof placeDetails;
  newSession: () => string;
  /** Aborted once nobody waits for the house any more. */
  signal: AbortSignal;
};

/**
 * The house of a street that was found without one. `located` tells whether its position is known;
 * where it is not, the place is still where the street was found.
 */
export async function placeOfHouse(
  { written: _, ...street }: MapPlace,
  number: string,
  { country, search, details, newSession, signal: left }: Deps,
): Promise<{ place: MapPlace; located: boolean }> {
  const signal = AbortSignal.any([left, AbortSignal.timeout(PATIENCE)]);
  const address = withHouseNumber(street, number, country);
  const place = { ...street, address, hasNumber: true };
  const session = newSession();
  const answer = await search({ text: address, expand: false, session }, signal);
  // Searches answer with that number in another street, too.
  const partsOf = (text: string) => streetParts({ address: text, hasNumber: true }, country);
  const there = streetParts(street, country);
  const houses =
    answer?.suggestions.filter(
      (each) => isHouse(each, number, country) && isSameStreet(partsOf(each.text), there),
    ) ?? [];
  const near = houses.find((each) => isSameDistrict(partsOf(each.text), there));
  const house = near ?? houses[0];
  if (!answer || !house) return { place, located: false };
  const { id, position } = house;
  const at: Position | null =
    position ?? (await details({ id, provider: answer.provider, session }, signal));
  const farthest = near ? SAME_STREET : NEXT_DISTRICT;
  if (!at || metersBetween(street, at) > farthest) return { place, located: false };
  const { latitude, longitude } = at;
  return { place: { ...place, latitude, longitude }, located: true };
}

function isHouse({ text, hasNumber }: Suggestion, number: string, country: string): boolean {
  const plain = (written: string) => written.replace(/[\s-]/gu, "").toLowerCase();
  const found = houseNumberIn({ address: text, hasNumber }, country);
  return found !== "" && plain(found) === plain(number);
}
