import type { Position } from "@comanda/domain/geo";
import { useEffect, useState } from "react";
import type { MapPlace, WrittenAtPin } from "../../../session/checkout-address.ts";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { mapCentre } from "./map-address-place.ts";

const NOTHING: WrittenAtPin = { of: "", street: "", number: null };

/** What the customer had written beside the pin; of another place's it is nothing. */
export function writtenAt(place: MapPlace | null): WrittenAtPin {
  return place?.written?.of === place?.address ? (place?.written ?? NOTHING) : NOTHING;
}

/**
 * The place to be kept of a pin that the customer has moved, or written beside: where it was moved,
 * the address of before is no longer its own.
 */
export function keptPin(
  before: MapPlace | null,
  moved: Position | null,
  { street, number }: WrittenAtPin,
): MapPlace | null {
  const place = moved ? mapCentre(moved) : before;
  return place && { ...place, written: { of: place.address, street, number } };
}

/** Keeps the pin and what was written beside it, for a reload in the middle of the map. */
export function useKeptPin(position: Position, written: WrittenAtPin): void {
  const store = useCheckoutStore();
  const [begin] = useState({ position, written });
  useEffect(() => {
    const moved = position === begin.position ? null : position;
    if (!moved && written === begin.written) return;
    const { mapPlace, update } = store.getState();
    update({ mapPlace: keptPin(mapPlace, moved, written) });
  }, [store, begin, position, written]);
}
