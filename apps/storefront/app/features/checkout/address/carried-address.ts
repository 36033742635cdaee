import type { Client } from "@comanda/contract/clients";
import { streetAndNumber } from "@comanda/domain/house-number";
import { useEffect } from "react";
import type { KeptAddress, MapPlace, TypedAddress } from "../../../session/checkout-address.ts";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { useShop } from "../../../shop/shop.tsx";
import { chosenPlace } from "../pin/map-address-place.ts";
import { isOther } from "./address-form.ts";

type Address = Client["addresses"][number];

type Known = Pick<KeptAddress, "mapPlace" | "typedAddress"> & {
  client: Client | null;
  addressId: string | null;
};

/**
 * Whoever corrects their phone is another client, without addresses: the one that the order was to
 * go to is then there to be confirmed, not to be searched and written once more.
 */
export function useCarriedAddress(): void {
  const store = useCheckoutStore();
  const country = useShop().company.country.country_code;
  useEffect(
    () =>
      store.subscribe((now, before) => {
        const address = leftBehind(before, now);
        if (address) now.update(asWritten(address, country));
      }),
    [store, country],
  );
}

/** The address that was chosen and stayed with another client; null while one is being written. */
export function leftBehind(before: Known, now: Known): Address | null {
  if (!before.client || before.client.id === now.client?.id) return null;
  if (chosenPlace(now.mapPlace) || now.typedAddress.street) return null;
  return before.client.addresses.find(({ id }) => id === before.addressId) ?? null;
}

/** An address as it stood in the steps that led to it. */
export function asWritten(
  address: Address,
  country: string,
): { mapPlace: MapPlace | null; typedAddress: TypedAddress } {
  const { latitude, longitude, area_id, area_name, complement, reference } = address;
  const text = address.address;
  const known = typeof latitude === "number" && typeof longitude === "number";
  return {
    mapPlace: known
      ? { address: text, latitude, longitude, city: null, hasNumber: true, exactAddress: text }
      : null,
    typedAddress: {
      ...streetAndNumber(text, country),
      areaId: area_id ?? "",
      areaName: (isOther(area_id ?? "") && area_name) || "",
      complement: complement ?? "",
      reference: reference ?? "",
    },
  };
}
