import type { Client } from "@comanda/contract/clients/client";
import { expect, test } from "vitest";
import { emptyCheckoutAddress } from "../../../session/checkout/checkout-address.ts";
import { newAddressFromForm } from "./address-form.ts";
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

test("who is another client leaves the chosen address behind", () => {
  expect(addressToCarryOver(state, { ...state, client: client("ana2", []) })).toBe(home);
  expect(addressToCarryOver(state, { ...state, client: null })).toBe(home);
  expect(addressToCarryOver({ ...state, addressId: null }, { ...state, client: null })).toBeNull();
});

test("who is still the same, or was nobody, leaves nothing", () => {
  expect(addressToCarryOver(state, { ...state, client: client("ana", []) })).toBeNull();
  expect(addressToCarryOver({ ...state, client: null }, state)).toBeNull();
});

test("what is being written is not written over", () => {
  const typedAddress = { ...state.typedAddress, street: "Colima" };
  expect(addressToCarryOver(state, { ...state, typedAddress, client: null })).toBeNull();
});

test.each([
  ["MX", "Durango 200"],
  ["BR", "Rua Harmonia, 200"],
  ["US", "200 Congress Avenue"],
  ["MX", "Calle Sur, bodega del fondo"],
])("%s: written by hand once more, %s is the same", (country, address) => {
  const { typedAddress } = addressAsInput({ ...home, address }, country);
  expect(newAddressFromForm(typedAddress, country)).toMatchObject({
    address,
    area_id: "roma",
    complement: "Int. 4",
  });
});

test("a place on the map is the same place", () => {
  const pinned = { ...home, latitude: 19.4, longitude: -99.1 };
  const { mapPlace, typedAddress } = addressAsInput(pinned, "MX");
  expect(mapPlace && newAddressFromPlace(mapPlace, typedAddress, false)).toMatchObject({
    address: "Durango 200",
    latitude: 19.4,
    longitude: -99.1,
    complement: "Int. 4",
  });
});
