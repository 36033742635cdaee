import type { Place } from "@comanda/contract/calls/place-calls";
import type { Company } from "@comanda/contract/companies/company";
import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import { suggestHouseNumber } from "@comanda/domain/addresses/house-number";
import { hasZonePolygons } from "@comanda/domain/delivery/coverage";
import { deliveryPriceType } from "@comanda/domain/delivery/price-type";
import type { Position } from "@comanda/domain/geo/position";
import type { MapPlace, TypedAddress } from "../../../session/checkout/checkout-address.ts";
import { type Districts, districtName, type NewAddress } from "./address-form-schema.ts";

type DeliverySettings = { company: Company; settings: EcommerceSettings };

/**
 * Returns the found or pinned place; null without an address. A place without an address is only the
 * position where a map starts.
 */
export function placeWithAddress(place: MapPlace | null): MapPlace | null {
  return place?.address.trim() ? place : null;
}

/** Returns the position where a map starts without a chosen place. */
export function placeWithoutAddress({ latitude, longitude }: Position): MapPlace {
  return { latitude, longitude, address: "", city: null, hasNumber: false, exactAddress: "" };
}

/** Returns a found place; the customer has not confirmed its exact position yet. */
export function unconfirmedPlace({
  latitude,
  longitude,
  address,
  city,
  hasNumber,
}: Place): MapPlace {
  return { latitude, longitude, address, city, hasNumber, exactAddress: "" };
}

/** Returns a found place with the house number that the customer typed, when the place has none. */
export function placeWithTypedNumber(found: Place, typed: string, country: string): MapPlace {
  const place = unconfirmedPlace(found);
  const number = found.hasNumber ? "" : suggestHouseNumber(typed, found, country);
  return number ? { ...place, written: { of: place.address, street: "", number } } : place;
}

/** Returns what remains of a place after it became an address of the client (conformance 4.73). */
export function clearPlaceAddress(place: MapPlace): MapPlace {
  return { ...placeWithoutAddress(place), exactAddress: place.exactAddress };
}

/**
 * Returns whether the customer has to choose the district: the price depends on it, and no area on the
 * map gives it.
 */
export function needsDistrict({ company, settings: { delivery } }: DeliverySettings): boolean {
  return deliveryPriceType(delivery) === "district" && !hasZonePolygons(company, delivery);
}

/** Returns a confirmed place as the API stores it. */
export function newAddressFromPlace(
  { address, latitude, longitude }: MapPlace,
  typed: TypedAddress,
  districts: Districts,
): NewAddress {
  const { areaId, complement, reference } = typed;
  return {
    address,
    latitude,
    longitude,
    area_id: (districts.length > 0 && areaId) || null,
    area_name: districts.length > 0 ? districtName(typed, districts) : null,
    complement: complement || null,
    reference: reference || null,
  };
}
