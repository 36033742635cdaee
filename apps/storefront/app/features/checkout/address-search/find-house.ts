import type { Suggestion } from "@comanda/contract/calls/place-calls";
import {
  houseNumberOf,
  splitStreet,
  withHouseNumber,
} from "@comanda/domain/addresses/house-number";
import { isSameDistrict, isSameStreet } from "@comanda/domain/addresses/same-street";
import { metersBetween, type Position } from "@comanda/domain/geo/position";
import type { fetchPlaceDetails, searchPlaces } from "../../../api/places-api.ts";
import type { MapPlace } from "../../../session/checkout/checkout-address.ts";

/** Metres: a house farther from where its street was found is of a street of the same name. */
const MAX_METERS = 5_000;
/** Metres, where what stands behind the street differs: a neighbour's district, not another's street. */
const MAX_METERS_OTHER_DISTRICT = 500;

/** Milliseconds for the search and what has to be asked after it, together. */
const TIMEOUT = 5_000;

type FindHouseDeps = {
  country: string;
  search: typeof searchPlaces;
  details: typeof fetchPlaceDetails;
  newSession: () => string;
  /** Aborted once nobody waits for the house any more. */
  signal: AbortSignal;
};

/**
 * The house of a street that was found without one. `located` tells whether its position is known;
 * where it is not, the place is still where the street was found.
 */
export async function findHouse(
  { written: _, ...street }: MapPlace,
  number: string,
  { country, search, details, newSession, signal: callerSignal }: FindHouseDeps,
): Promise<{ place: MapPlace; located: boolean }> {
  const signal = AbortSignal.any([callerSignal, AbortSignal.timeout(TIMEOUT)]);
  const address = withHouseNumber(street, number, country);
  const place = { ...street, address, hasNumber: true };
  const session = newSession();
  const answer = await search({ text: address, expand: false, session }, signal);
  // Searches answer with that number in another street, too.
  const partsOf = (text: string) => splitStreet({ address: text, hasNumber: true }, country);
  const streetFound = splitStreet(street, country);
  const houses =
    answer?.suggestions.filter(
      (each) => isHouse(each, number, country) && isSameStreet(partsOf(each.text), streetFound),
    ) ?? [];
  const near = houses.find((each) => isSameDistrict(partsOf(each.text), streetFound));
  const house = near ?? houses[0];
  if (!answer || !house) return { place, located: false };
  const { id, position } = house;
  const housePosition: Position | null =
    position ?? (await details({ id, provider: answer.provider, session }, signal));
  const farthest = near ? MAX_METERS : MAX_METERS_OTHER_DISTRICT;
  if (!housePosition || metersBetween(street, housePosition) > farthest)
    return { place, located: false };
  const { latitude, longitude } = housePosition;
  return { place: { ...place, latitude, longitude }, located: true };
}

function isHouse({ text, hasNumber }: Suggestion, number: string, country: string): boolean {
  const plain = (written: string) => written.replace(/[\s-]/gu, "").toLowerCase();
  const found = houseNumberOf({ address: text, hasNumber }, country);
  return found !== "" && plain(found) === plain(number);
}
