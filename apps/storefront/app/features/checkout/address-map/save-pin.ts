import type { Position } from "@comanda/domain/geo/position";
import { useEffect, useState } from "react";
import type { MapPlace, PinAddressDetails } from "../../../session/checkout/checkout-address.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { placeWithoutAddress } from "../address/map-place.ts";

const NO_INPUT: PinAddressDetails = { of: "", street: "", number: null };

/** Returns the text that the customer typed for this pin; empty for another place. */
export function pinDetailsOf(place: MapPlace | null): PinAddressDetails {
  return place?.written?.of === place?.address ? (place?.written ?? NO_INPUT) : NO_INPUT;
}

/**
 * Returns the place to save after the customer moved the pin or typed beside it. A moved pin loses the
 * old address.
 */
export function pinToSave(
  before: MapPlace | null,
  moved: Position | null,
  { street, number }: PinAddressDetails,
): MapPlace | null {
  const place = moved ? placeWithoutAddress(moved) : before;
  return place && { ...place, written: { of: place.address, street, number } };
}

/** Saves the pin and the typed text, so that a reload of the map restores them. */
export function useSavePin(position: Position, written: PinAddressDetails): void {
  const store = useCheckoutStore();
  const [initial] = useState({ position, written });
  useEffect(() => {
    const moved = position === initial.position ? null : position;
    if (!moved && written === initial.written) return;
    const { mapPlace, update } = store.getState();
    update({ mapPlace: pinToSave(mapPlace, moved, written) });
  }, [store, initial, position, written]);
}
