import { firstHouseNumber, isStreetOf, withHouseNumber } from "@comanda/domain/house-number";
import { useState } from "react";
import type { WrittenAtPin } from "../../../session/checkout-address.ts";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { honestText } from "../../../shop/honest-text.ts";
import { useShop } from "../../../shop/shop.tsx";
import type { PinState } from "./delivery-map-lookup.ts";
import { writtenAt } from "./kept-pin.ts";

export type WrittenAddress = {
  street: string;
  number: string;
  writeStreet: (street: string) => void;
  writeNumber: (number: string) => void;
  /** What of it is the customer's own. */
  own: WrittenAtPin;
  /** The whole address; empty while something of it is missing. */
  whole: string;
};

/**
 * What the customer adds to what the map tells: the number, which begins as the one that was typed into
 * the search or that of the house that was found, and the street where none was.
 */
export function useWrittenAddress(place: PinState["place"]): WrittenAddress {
  const country = useShop().company.country.country_code;
  const store = useCheckoutStore();
  const [own, setOwn] = useState(() => writtenAt(store.getState().mapPlace));
  const [typed] = useState(() => store.getState().searchText);
  const { street } = own;
  // A number that was typed behind another street than the one written here is not this house's.
  const elsewhere = !place && street.trim() !== "" && !isStreetOf(typed, street, country);
  const number = own.number ?? (elsewhere ? "" : firstHouseNumber(typed, place, country));
  return {
    street,
    number,
    writeStreet: (typed) => setOwn((now) => ({ ...now, street: typed })),
    writeNumber: (typed) => setOwn((now) => ({ ...now, number: typed })),
    own,
    whole: wholeAddress({ place, street, number, country }),
  };
}

type Parts = { place: PinState["place"]; street: string; number: string; country: string };

/** The address that the map and the customer tell together; empty while something of it is missing. */
export function wholeAddress({ place, street, number, country }: Parts): string {
  const known = place ?? { address: honestText(street), hasNumber: false };
  const house = honestText(number);
  return known.address && house ? withHouseNumber(known, house, country) : "";
}
