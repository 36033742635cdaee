import type { Client } from "@comanda/contract/clients/client";
import { streetAndNumber } from "@comanda/domain/addresses/house-number";
import { useEffect } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import type {
  MapPlace,
  SavedCheckoutAddress,
  TypedAddress,
} from "../../../session/checkout/checkout-address.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { isUnlistedDistrict } from "./address-form-schema.ts";
import { placeWithAddress } from "./map-place.ts";

type Address = Client["addresses"][number];

type AddressState = Pick<SavedCheckoutAddress, "mapPlace" | "typedAddress"> & {
  client: Client | null;
  addressId: string | null;
};

/**
 * A customer who corrects their phone becomes another client, without addresses. The chosen address
 * is then filled in for confirmation, so that the customer does not search or type it again.
 */
export function useCarryOverAddress(): void {
  const store = useCheckoutStore();
  const country = useCompanySite().company.country.country_code;
  useEffect(
    () =>
      store.subscribe((now, before) => {
        const address = addressToCarryOver(before, now);
        if (address) now.update(addressAsInput(address, country));
      }),
    [store, country],
  );
}

/** Returns the chosen address of the client before; null when the customer is typing one. */
export function addressToCarryOver(before: AddressState, now: AddressState): Address | null {
  if (!before.client || before.client.id === now.client?.id) return null;
  if (placeWithAddress(now.mapPlace) || now.typedAddress.street) return null;
  return before.client.addresses.find(({ id }) => id === before.addressId) ?? null;
}

/** Returns an address as the steps that create it store it. */
export function addressAsInput(
  address: Address,
  country: string,
): { mapPlace: MapPlace | null; typedAddress: TypedAddress } {
  const { latitude, longitude, area_id, area_name, complement, reference } = address;
  const text = address.address;
  const hasPosition = typeof latitude === "number" && typeof longitude === "number";
  return {
    mapPlace: hasPosition
      ? { address: text, latitude, longitude, city: null, hasNumber: true, exactAddress: text }
      : null,
    typedAddress: {
      ...streetAndNumber(text, country),
      areaId: area_id ?? "",
      areaName: (isUnlistedDistrict(area_id ?? "") && area_name) || "",
      complement: complement ?? "",
      reference: reference ?? "",
    },
  };
}
