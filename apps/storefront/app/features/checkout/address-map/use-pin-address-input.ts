import {
  isStreetOf,
  suggestHouseNumber,
  withHouseNumber,
} from "@comanda/domain/addresses/house-number";
import { useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import type { PinAddressDetails } from "../../../session/checkout/checkout-address.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { stripControlCharacters } from "../../../web/strip-control-characters.ts";
import type { PinState } from "./pin-lookup.ts";
import { pinDetailsOf } from "./save-pin.ts";

export type PinAddressInput = {
  street: string;
  number: string;
  setStreet: (street: string) => void;
  setNumber: (number: string) => void;
  /** What of it is the customer's own. */
  details: PinAddressDetails;
  /** The whole address; empty while something of it is missing. */
  fullAddress: string;
};

/**
 * What the customer adds to what the map tells: the number, which begins as the one that was typed into
 * the search or that of the house that was found, and the street where none was.
 */
export function usePinAddressInput(place: PinState["place"]): PinAddressInput {
  const country = useCompanySite().company.country.country_code;
  const store = useCheckoutStore();
  const [details, setDetails] = useState(() => pinDetailsOf(store.getState().mapPlace));
  const [searchText] = useState(() => store.getState().searchText);
  const { street } = details;
  // A number that was typed behind another street than the one written here is not this house's.
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

/** The address that the map and the customer tell together; empty while something of it is missing. */
export function fullAddress({ place, street, number, country }: Parts): string {
  const known = place ?? { address: stripControlCharacters(street), hasNumber: false };
  const house = stripControlCharacters(number);
  return known.address && house ? withHouseNumber(known, house, country) : "";
}
