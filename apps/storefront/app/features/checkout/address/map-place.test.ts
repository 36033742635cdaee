import type { Company } from "@comanda/contract/companies/company";
import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import { OTHER_DISTRICT_ID } from "@comanda/domain/delivery/price-settings";
import { expect, test } from "vitest";
import {
  clearPlaceAddress,
  needsDistrict,
  newAddressFromPlace,
  placeWithAddress,
  placeWithoutAddress,
  placeWithTypedNumber,
  unconfirmedPlace,
} from "./map-place.ts";

const at = { latitude: 19.4, longitude: -99.1 };
const place = unconfirmedPlace({ ...at, address: "Durango 204", city: "CDMX", hasNumber: true });
const typed = {
  street: "left over",
  number: "1",
  areaId: "roma",
  areaName: "left over",
  complement: "Int. 4",
  reference: "",
};

test("a place counts as chosen when it has an address", () => {
  expect(placeWithAddress(place)).toBe(place);
  expect(placeWithAddress(null)).toBeNull();
  expect(placeWithAddress(placeWithoutAddress(at))).toBeNull();
});

test("a found street keeps the typed number, a found house keeps its own number", () => {
  const street = { ...at, address: "Av. Insurgentes Sur, Roma", city: null, hasNumber: false };
  expect(placeWithTypedNumber(street, "insurgentes sur 123", "MX").written).toEqual({
    of: "Av. Insurgentes Sur, Roma",
    street: "",
    number: "123",
  });
  expect(placeWithTypedNumber(street, "insurgentes sur", "MX").written).toBeUndefined();
  const house = { ...street, address: "Av. Insurgentes Sur 125, Roma", hasNumber: true };
  expect(placeWithTypedNumber(house, "insurgentes sur 123", "MX").written).toBeUndefined();
});

test("saving a place clears its address, and keeps the confirmation and the map's position", () => {
  const saved = clearPlaceAddress({ ...place, exactAddress: "Durango 204" });
  expect(placeWithAddress(saved)).toBeNull();
  expect(saved).toMatchObject({ ...at, exactAddress: "Durango 204" });
});

const districts = [
  { id: "roma", name: "Roma Norte" },
  { id: OTHER_DISTRICT_ID, name: "" },
];

test("a saved place is sent as confirmed, with a district only when it was required", () => {
  expect(newAddressFromPlace(place, typed, [])).toEqual({
    address: "Durango 204",
    ...at,
    area_id: null,
    area_name: null,
    complement: "Int. 4",
    reference: null,
  });
  expect(newAddressFromPlace(place, typed, districts)).toMatchObject({
    area_id: "roma",
    area_name: "Roma Norte",
  });
  const other = { ...typed, areaId: OTHER_DISTRICT_ID, areaName: "Narvarte" };
  expect(newAddressFromPlace(place, other, districts)).toMatchObject({
    area_id: OTHER_DISTRICT_ID,
    area_name: "Narvarte",
  });
});

test("the district is required when prices depend on districts without areas", () => {
  const asks = (type: string, paths: (typeof at)[]) => {
    const district = { id: "roma", name: "Roma", price: 20, enabled: true, paths };
    return needsDistrict({
      company: { delivery_districts: [district] } as unknown as Company,
      settings: { delivery: { prices: { type, districts: [] } } } as unknown as EcommerceSettings,
    });
  };
  const triangle = [at, { ...at, latitude: 19.5 }, { ...at, longitude: -99.2 }];
  expect(asks("districts", [])).toBe(true);
  expect(asks("districts", triangle)).toBe(false);
  expect(asks("fixed", [])).toBe(false);
});
