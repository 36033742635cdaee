import type { Suggestion } from "@comanda/contract/places";
import { metersBetween, type Position } from "@comanda/domain/geo";
import type { MapPlace } from "../../../session/checkout-address.ts";
import type { placeDetails, searchPlaces } from "../../../session/places.ts";
import { houseNumberIn, withHouseNumber } from "../pin/map-address-number.ts";

/** Metres: a house farther from where its street was found is of a street of the same name. */
const SAME_STREET = 5_000;

type Deps = {
  country: string;
  search: typeof searchPlaces;
  details: typeof placeDetails;
  newSession: () => string;
};

/**
 * The house of a street that was found without one. `located` tells whether its position is known;
 * where it is not, the place is still where the street was found.
 */
export async function placeOfHouse(
  street: MapPlace,
  number: string,
  { country, search, details, newSession }: Deps,
): Promise<{ place: MapPlace; located: boolean }> {
  const address = withHouseNumber(street, number, country);
  const place = { ...street, address, hasNumber: true };
  const session = newSession();
  const answer = await search({ text: address, expand: false, session });
  const house = answer?.suggestions.find((each) => isHouse(each, number, country));
  if (!answer || !house) return { place, located: false };
  const { id, position } = house;
  const at: Position | null =
    position ?? (await details({ id, provider: answer.provider, session }));
  if (!at || metersBetween(street, at) > SAME_STREET) return { place, located: false };
  const { latitude, longitude } = at;
  return { place: { ...place, latitude, longitude }, located: true };
}

function isHouse({ text, hasNumber }: Suggestion, number: string, country: string): boolean {
  const plain = (written: string) => written.replace(/[\s-]/gu, "").toLowerCase();
  const found = houseNumberIn({ address: text, hasNumber }, country);
  return found !== "" && plain(found) === plain(number);
}
