import { useState } from "react";
import { useShop } from "../../../shop/shop.tsx";
import type { PinState } from "./delivery-map-lookup.ts";
import { houseNumberIn, withHouseNumber } from "./map-address-number.ts";

export type WrittenAddress = {
  street: string;
  number: string;
  writeStreet: (street: string) => void;
  writeNumber: (number: string) => void;
  /** The whole address; empty while something of it is missing. */
  whole: string;
};

/**
 * What the customer adds to what the map tells: the number, which begins as that of the house that
 * was found, and the street where none was.
 */
export function useWrittenAddress(place: PinState["place"]): WrittenAddress {
  const country = useShop().company.country.country_code;
  const [street, writeStreet] = useState("");
  /** Null until the customer writes one: then it is theirs, wherever the pin goes. */
  const [typed, writeNumber] = useState<string | null>(null);
  const number = typed ?? (place ? houseNumberIn(place, country) : "");
  const known = place ?? { address: street.trim(), hasNumber: false };
  const complete = known.address !== "" && number.trim() !== "";
  const whole = complete ? withHouseNumber(known, number.trim(), country) : "";
  return { street, number, writeStreet, writeNumber, whole };
}
