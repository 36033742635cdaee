import type { Position } from "@comanda/domain/geo/position";
import { useEffect, useState } from "react";
import type { MapPlace, PinAddressDetails } from "../../../session/checkout/checkout-address.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { placeWithoutAddress } from "../address/map-place.ts";

const NO_INPUT: PinAddressDetails = { of: "", street: "", number: null };

/** What the customer had written beside the pin; of another place's it is nothing. */
export function pinDetailsOf(place: MapPlace | null): PinAddressDetails {
  return place?.written?.of === place?.address ? (place?.written ?? NO_INPUT) : NO_INPUT;
}

/**
 * The place to be kept of a pin that the customer has moved, or written beside: where it was moved,
 * the address of before is no longer its own.
 */
export function pinToSave(
  before: MapPlace | null,
  moved: Position | null,
  { street, number }: PinAddressDetails,
): MapPlace | null {
  const place = moved ? placeWithoutAddress(moved) : before;
  return place && { ...place, written: { of: place.address, street, number } };
}

/** Keeps the pin and what was written beside it, for a reload in the middle of the map. */
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
