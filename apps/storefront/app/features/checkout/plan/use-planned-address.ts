import type { Client } from "@comanda/contract/clients/client";
import { stripControlCharacters } from "@comanda/ui/web/strip-control-characters.ts";
import { useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import type { MapPlace } from "../../../session/checkout/checkout-address.ts";
import { useCheckout } from "../../../session/checkout/checkout-store.ts";
import { addAddressScreens, usableClientAddresses } from "../../../session/checkout/flow-facts.ts";
import type { PlannedAddress } from "../../../session/checkout/order-plan.ts";
import { recentAddressIds } from "../../../session/client/recent-addresses.ts";
import { chosenAddress } from "../address/chosen-address.ts";
import { pinDetailsOf } from "../address-map/save-pin.ts";
import { useHouseSearch } from "../address-search/use-house-search.ts";
import { useDeliveryCost } from "./use-delivery-cost.ts";

type Address = Client["addresses"][number];

/** The choice of an address before the checkout: one of the client's, or a place from the search. */
export function usePlannedAddress() {
  const site = useCompanySite();
  const { client, plan } = useCheckout((checkout) => checkout);
  const planned = plan?.address ?? null;
  const addresses = usableClientAddresses(site, client);
  const { usual, other } = addAddressScreens(site);
  // With districts the address is written in the checkout.
  const canSearch = [usual, other].includes("address_autocomplete");

  const [chosenId, setChosenId] = useState<string | null>(() => {
    if (planned?.place) return null;
    const choice = { addressId: planned?.id ?? null, invalidAddresses: {} };
    return chosenAddress(addresses, choice, recentAddressIds(document.cookie))?.id ?? null;
  });
  const [place, setPlace] = useState<MapPlace | null>(planned?.place ?? null);
  const [complement, setComplement] = useState(planned?.place ? planned.complement : "");
  const [submitted, setSubmitted] = useState(false);
  const number = stripControlCharacters(pinDetailsOf(place).number ?? "");
  const { locate, locating } = useHouseSearch(place, number);

  const saved = addresses.find(({ id }) => id === chosenId) ?? null;
  const destination = saved ?? place;
  const cost = useDeliveryCost(
    destination && {
      latitude: destination.latitude ?? null,
      longitude: destination.longitude ?? null,
      area_id: saved?.area_id ?? null,
      area_name: saved?.area_name ?? null,
    },
  );
  const isNumberMissing = !saved && place !== null && !place.hasNumber && number === "";

  /** Resolves to the planned address, null without one, or `missing` where the number is missing. */
  const finish = async (): Promise<PlannedAddress | null | "missing"> => {
    if (saved) return fromClient(saved);
    if (!place) return null;
    setSubmitted(true);
    if (isNumberMissing) return "missing";
    const house = place.hasNumber ? { place, located: true } : await locate(place, number);
    if (!house) return "missing";
    const text = house.place.address;
    return { text, complement: stripControlCharacters(complement), id: null, ...house };
  };

  return {
    addresses,
    canSearch,
    chosenId,
    saved,
    place,
    complement,
    cost,
    locating,
    finish,
    /** Chooses an address of the client by its id; null chooses a place from the search instead. */
    choose: setChosenId,
    setPlace,
    setComplement,
    showsMissingNumber: submitted && isNumberMissing,
    /** Where the chosen address is; null if its position is unknown. */
    position: destination,
  };
}

export type PlannedAddressChoice = ReturnType<typeof usePlannedAddress>;

function fromClient({ id, address, complement }: Address): PlannedAddress {
  return { text: address, complement: complement ?? "", id, place: null, located: true };
}
