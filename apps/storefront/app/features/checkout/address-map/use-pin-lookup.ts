import type { Position } from "@comanda/domain/geo/position";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { reverseGeocode } from "../../../api/places-api.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { placeWithAddress } from "../address/map-place.ts";
import { createPinLookup } from "./pin-lookup.ts";

/** Looks up the address under the pin, first at `start` and then wherever the pin is moved. */
export function usePinLookup(start: Position) {
  const store = useCheckoutStore();
  const [lookup] = useState(() =>
    createPinLookup({
      position: start,
      place: placeWithAddress(store.getState().mapPlace),
      lookUp: reverseGeocode,
    }),
  );
  useEffect(() => {
    void lookup.start();
    return lookup.stop;
  }, [lookup]);
  return { ...useStore(lookup.store), moveTo: lookup.moveTo, retry: lookup.retry };
}
