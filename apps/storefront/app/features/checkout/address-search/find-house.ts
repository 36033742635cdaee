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

/** Metres. A house farther from the found street is in another street of the same name. */
const MAX_METERS = 5_000;
/**
 * Metres, when the text after the street differs: the house can be in the next district, but not in
 * another street.
 */
const MAX_METERS_OTHER_DISTRICT = 500;

/** Milliseconds for search and details together. */
const TIMEOUT = 5_000;

type FindHouseDeps = {
  country: string;
  search: typeof searchPlaces;
  details: typeof fetchPlaceDetails;
  newSession: () => string;
  /** Aborted when the customer no longer waits for the house. */
  signal: AbortSignal;
};

/**
 * Finds a house in a found street. `located` says whether its position is known; otherwise the
 * place keeps the position of the street.
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
  // Searches also return this number in other streets.
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
