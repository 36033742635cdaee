import type { Place } from "@comanda/contract/calls/place-calls";
import type { Company } from "@comanda/contract/companies/company";
import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import { suggestHouseNumber } from "@comanda/domain/addresses/house-number";
import { hasZonePolygons } from "@comanda/domain/delivery/coverage";
import { deliveryPriceType } from "@comanda/domain/delivery/pricing";
import type { Position } from "@comanda/domain/geo/position";
import type { MapPlace, TypedAddress } from "../../../session/checkout/checkout-address.ts";
import { isUnlistedDistrict, type NewAddress } from "./address-form.ts";

type DeliverySettings = { company: Company; settings: EcommerceSettings };

/**
 * The place that was found or pinned; null where there is none, be it that only the place where a
 * map begins is known, for a place without an address is no more than that.
 */
export function placeWithAddress(place: MapPlace | null): MapPlace | null {
  return place?.address.trim() ? place : null;
}

/** Where a map begins when nothing has been chosen there. */
export function placeWithoutAddress({ latitude, longitude }: Position): MapPlace {
  return { latitude, longitude, address: "", city: null, hasNumber: false, exactAddress: "" };
}

/** A place as it was found; nobody has confirmed yet that it is exactly there. */
export function unconfirmedPlace({
  latitude,
  longitude,
  address,
  city,
  hasNumber,
}: Place): MapPlace {
  return { latitude, longitude, address, city, hasNumber, exactAddress: "" };
}

/** The same of a place that was found for what was typed, with the house that was typed and it lacks. */
export function placeWithTypedNumber(found: Place, typed: string, country: string): MapPlace {
  const place = unconfirmedPlace(found);
  const number = found.hasNumber ? "" : suggestHouseNumber(typed, found, country);
  return number ? { ...place, written: { of: place.address, street: "", number } } : place;
}

/** What is left of a place once it is an address of the client's (spec §4, Map form). */
export function clearPlaceAddress(place: MapPlace): MapPlace {
  return { ...placeWithoutAddress(place), exactAddress: place.exactAddress };
}

/** Whether the customer has to name the district: the price goes by it, and no map shows where they are. */
export function needsDistrict({ company, settings: { delivery } }: DeliverySettings): boolean {
  return deliveryPriceType(delivery) === "district" && !hasZonePolygons(company, delivery);
}

/** A confirmed place as the API keeps it. */
export function newAddressFromPlace(
  { address, latitude, longitude }: MapPlace,
  { areaId, areaName, complement, reference }: TypedAddress,
  withDistrict: boolean,
): NewAddress {
  return {
    address,
    latitude,
    longitude,
    area_id: (withDistrict && areaId) || null,
    area_name: (withDistrict && isUnlistedDistrict(areaId) && areaName) || null,
    complement: complement || null,
    reference: reference || null,
  };
}
