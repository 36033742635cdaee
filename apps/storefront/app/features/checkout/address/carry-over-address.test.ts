import type { Client } from "@comanda/contract/clients/client";
import { expect, test } from "vitest";
import { emptyCheckoutAddress } from "../../../session/checkout/checkout-address.ts";
import { newAddressFromForm } from "./address-form-schema.ts";
import { addressAsInput, addressToCarryOver } from "./carry-over-address.ts";
import { newAddressFromPlace } from "./map-place.ts";

const home: Client["addresses"][number] = {
  id: "home",
  client_id: "ana",
  address: "Durango 200",
  complement: "Int. 4",
  reference: null,
  area_id: "roma",
  area_name: "Roma Norte",
  latitude: null,
  longitude: null,
};
const client = (id: string, addresses = [home]) => ({ id, addresses }) as unknown as Client;
const state = { ...emptyCheckoutAddress(), client: client("ana"), addressId: "home" };

test("the chosen address is carried over to another client", () => {
  expect(addressToCarryOver(state, { ...state, client: client("ana2", []) })).toBe(home);
  expect(addressToCarryOver(state, { ...state, client: null })).toBe(home);
  expect(addressToCarryOver({ ...state, addressId: null }, { ...state, client: null })).toBeNull();
});

test("nothing is carried over to the same client, or without a client before", () => {
  expect(addressToCarryOver(state, { ...state, client: client("ana", []) })).toBeNull();
  expect(addressToCarryOver({ ...state, client: null }, state)).toBeNull();
});

test("an address that the customer is typing is not replaced", () => {
  const typedAddress = { ...state.typedAddress, street: "Colima" };
  expect(addressToCarryOver(state, { ...state, typedAddress, client: null })).toBeNull();
});

test.each([
  ["MX", "Durango 200"],
  ["BR", "Rua Harmonia, 200"],
  ["US", "200 Congress Avenue"],
  ["MX", "Calle Sur, bodega del fondo"],
])("in %s the carried over %s is saved as the same address", (country, address) => {
  const { typedAddress } = addressAsInput({ ...home, address }, country);
  expect(newAddressFromForm(typedAddress, [], country)).toMatchObject({
    address,
    area_id: "roma",
    complement: "Int. 4",
  });
});

test("a place on the map stays the same place", () => {
  const pinned = { ...home, latitude: 19.4, longitude: -99.1 };
  const { mapPlace, typedAddress } = addressAsInput(pinned, "MX");
  expect(mapPlace && newAddressFromPlace(mapPlace, typedAddress, [])).toMatchObject({
    address: "Durango 200",
    latitude: 19.4,
    longitude: -99.1,
    complement: "Int. 4",
  });
});
