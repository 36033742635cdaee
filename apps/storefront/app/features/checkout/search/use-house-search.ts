import { useEffect, useRef, useState } from "react";
import type { MapPlace } from "../../../session/checkout-address.ts";
import { placeDetails, searchPlaces } from "../../../session/places.ts";
import { randomKey } from "../../../session/random-key.ts";
import { useShop } from "../../../shop/shop.tsx";
import { placeOfHouse } from "./address-search-house.ts";

/**
 * Looks for the house of the street that is chosen. Whoever leaves the step meanwhile, or writes
 * another address or number, has moved on: the answer is null then.
 */
export function useHouseSearch(street: MapPlace | null, number: string) {
  const { country_code: country } = useShop().company.country;
  const asking = useRef<AbortController | null>(null);
  const [locating, setLocating] = useState(false);

  // The store makes its places anew with each change of anything.
  const asked = JSON.stringify([street?.address, street?.latitude, street?.longitude, number]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question ends this one
  useEffect(
    () => () => {
      asking.current?.abort();
      asking.current = null;
      setLocating(false);
    },
    [asked],
  );

  const locate = async (place: MapPlace, house: string) => {
    asking.current = new AbortController();
    const { signal } = asking.current;
    setLocating(true);
    const found = await placeOfHouse(place, house, {
      ...{ country, signal },
      search: searchPlaces,
      details: placeDetails,
      newSession: randomKey,
    });
    if (signal.aborted) return null;
    setLocating(false);
    return found;
  };

  return { locate, locating };
}
