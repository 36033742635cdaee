import { useEffect, useRef, useState } from "react";
import { fetchPlaceDetails, searchPlaces } from "../../../api/places-api.ts";
import { randomKey } from "../../../api/random-key.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import type { MapPlace } from "../../../session/checkout/checkout-address.ts";
import { findHouse } from "./find-house.ts";

/**
 * Looks for the house of the street that is chosen. Whoever leaves the step meanwhile, or writes
 * another address or number, has moved on: the answer is null then.
 */
export function useHouseSearch(street: MapPlace | null, number: string) {
  const { country_code: country } = useCompanySite().company.country;
  const request = useRef<AbortController | null>(null);
  const [locating, setLocating] = useState(false);

  // The store makes its places anew with each change of anything.
  const searchKey = JSON.stringify([street?.address, street?.latitude, street?.longitude, number]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question ends this one
  useEffect(
    () => () => {
      request.current?.abort();
      request.current = null;
      setLocating(false);
    },
    [searchKey],
  );

  const locate = async (place: MapPlace, house: string) => {
    request.current = new AbortController();
    const { signal } = request.current;
    setLocating(true);
    const found = await findHouse(place, house, {
      ...{ country, signal },
      search: searchPlaces,
      details: fetchPlaceDetails,
      newSession: randomKey,
    });
    if (signal.aborted) return null;
    setLocating(false);
    return found;
  };

  return { locate, locating };
}
