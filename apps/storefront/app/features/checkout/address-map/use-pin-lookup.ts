import type { Position } from "@comanda/domain/geo/position";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { reverseGeocode } from "../../../api/places-api.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { placeWithAddress } from "../address/map-place.ts";
import { createPinLookup } from "./pin-lookup.ts";

/** The lookup of the pin, from its first position on. */
export function usePinLookup(start: Position) {
  const store = useCheckoutStore();
  const [pin] = useState(() =>
    createPinLookup({
      position: start,
      place: placeWithAddress(store.getState().mapPlace),
      lookUp: reverseGeocode,
    }),
  );
  useEffect(() => {
    void pin.start();
    return pin.stop;
  }, [pin]);
  return { ...useStore(pin.store), moveTo: pin.moveTo, retry: pin.retry };
}
