import { randomKey } from "@comanda/ui/web/random-key.ts";
import { useEffect, useRef, useState } from "react";
import { fetchPlaceDetails, searchPlaces } from "../../../api/places-api.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import type { MapPlace } from "../../../session/checkout/checkout-address.ts";
import { findHouse } from "./find-house.ts";

/**
 * Searches the house in the chosen street. Resolves to null when the customer left the step or
 * typed another address or number in the meantime.
 */
export function useHouseSearch(street: MapPlace | null, number: string) {
  const { country_code: country } = useCompanySite().company.country;
  const request = useRef<AbortController | null>(null);
  const [locating, setLocating] = useState(false);

  // The store creates a new place object with every change.
  const searchKey = JSON.stringify([street?.address, street?.latitude, street?.longitude, number]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address or number aborts the request
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
      country,
      signal,
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
