import {
  isStreetOf,
  suggestHouseNumber,
  withHouseNumber,
} from "@comanda/domain/addresses/house-number";
import { stripControlCharacters } from "@comanda/ui/web/strip-control-characters.ts";
import { useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import type { PinAddressDetails } from "../../../session/checkout/checkout-address.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import type { PinState } from "./pin-lookup.ts";
import { pinDetailsOf } from "./save-pin.ts";

export type PinAddressInput = {
  street: string;
  number: string;
  setStreet: (street: string) => void;
  setNumber: (number: string) => void;
  /** The fields that the customer typed. */
  details: PinAddressDetails;
  /** The complete address; empty while a part is missing. */
  fullAddress: string;
};

/**
 * Returns the customer's part of an address on the map: the number, and the street when the map has
 * none. The number starts as the one typed into the search, or as the one of the found house.
 */
export function usePinAddressInput(place: PinState["place"]): PinAddressInput {
  const country = useCompanySite().company.country.country_code;
  const store = useCheckoutStore();
  const [details, setDetails] = useState(() => pinDetailsOf(store.getState().mapPlace));
  const [searchText] = useState(() => store.getState().searchText);
  const { street } = details;
  // The number was typed after another street: it is not the number of this house.
  const otherStreet = !place && street.trim() !== "" && !isStreetOf(searchText, street, country);
  const number =
    details.number ?? (otherStreet ? "" : suggestHouseNumber(searchText, place, country));
  return {
    street,
    number,
    setStreet: (typed) => setDetails((now) => ({ ...now, street: typed })),
    setNumber: (typed) => setDetails((now) => ({ ...now, number: typed })),
    details,
    fullAddress: fullAddress({ place, street, number, country }),
  };
}

type Parts = { place: PinState["place"]; street: string; number: string; country: string };

/** Returns the address from the map with the customer's number; empty while a part is missing. */
export function fullAddress({ place, street, number, country }: Parts): string {
  const line = place ?? { address: stripControlCharacters(street), hasNumber: false };
  const house = stripControlCharacters(number);
  return line.address && house ? withHouseNumber(line, house, country) : "";
}
