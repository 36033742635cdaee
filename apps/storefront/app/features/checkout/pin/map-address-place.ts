import type { Company } from "@comanda/contract/company";
import type { EcommerceSettings } from "@comanda/contract/ecommerce-settings";
import type { Place } from "@comanda/contract/places";
import { hasDrawnZones } from "@comanda/domain/coverage";
import { deliveryPriceType } from "@comanda/domain/delivery";
import type { Position } from "@comanda/domain/geo";
import { firstHouseNumber } from "@comanda/domain/house-number";
import type { MapPlace, TypedAddress } from "../../../session/checkout-address.ts";
import { isOther } from "../address/address-form.ts";
import type { NewAddress } from "../address/use-add-address.ts";

type Asking = { company: Company; settings: EcommerceSettings };

/**
 * The place that was found or pinned; null where there is none, be it that only the place where a
 * map begins is known, for a place without an address is no more than that.
 */
export function chosenPlace(place: MapPlace | null): MapPlace | null {
  return place?.address.trim() ? place : null;
}

/** Where a map begins when nothing has been chosen there. */
export function mapCentre({ latitude, longitude }: Position): MapPlace {
  return { latitude, longitude, address: "", city: null, hasNumber: false, exactAddress: "" };
}

/** A place as it was found; nobody has confirmed yet that it is exactly there. */
export function foundPlace({ latitude, longitude, address, city, hasNumber }: Place): MapPlace {
  return { latitude, longitude, address, city, hasNumber, exactAddress: "" };
}

/** The same of a place that was found for what was typed, with the house that was typed and it lacks. */
export function placeFor(found: Place, typed: string, country: string): MapPlace {
  const place = foundPlace(found);
  const number = found.hasNumber ? "" : firstHouseNumber(typed, found, country);
  return number ? { ...place, written: { of: place.address, street: "", number } } : place;
}

/** What is left of a place once it is an address of the client's (spec §4, Map form). */
export function savedPlace(place: MapPlace): MapPlace {
  return { ...mapCentre(place), exactAddress: place.exactAddress };
}

/** Whether the customer has to name the district: the price goes by it, and no map shows where they are. */
export function asksDistrict({ company, settings: { delivery } }: Asking): boolean {
  return deliveryPriceType(delivery) === "district" && !hasDrawnZones(company, delivery);
}

/** A confirmed place as the API keeps it. */
export function toPlacedAddress(
  { address, latitude, longitude }: MapPlace,
  { areaId, areaName, complement, reference }: TypedAddress,
  withDistrict: boolean,
): NewAddress {
  return {
    address,
    latitude,
    longitude,
    area_id: (withDistrict && areaId) || null,
    area_name: (withDistrict && isOther(areaId) && areaName) || null,
    complement: complement || null,
    reference: reference || null,
  };
}
