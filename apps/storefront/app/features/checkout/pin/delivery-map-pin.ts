import type { Position } from "@comanda/domain/geo";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { placeAt } from "../../../session/places.ts";
import { createPinLookup } from "./delivery-map-lookup.ts";
import { chosenPlace } from "./map-address-place.ts";

/** What is known of where the pin stands, from where it begins on. */
export function useDeliveryPin(start: Position) {
  const store = useCheckoutStore();
  const [pin] = useState(() =>
    createPinLookup({
      position: start,
      place: chosenPlace(store.getState().mapPlace),
      lookUp: placeAt,
    }),
  );
  useEffect(() => {
    void pin.begin();
    return pin.stop;
  }, [pin]);
  return { ...useStore(pin.store), moveTo: pin.moveTo, again: pin.again };
}
