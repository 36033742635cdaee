import type { Client } from "@comanda/contract/clients";
import { expect, test } from "vitest";
import { noAddress } from "../../../session/checkout-address.ts";
import { toPlacedAddress } from "../pin/map-address-place.ts";
import { toNewAddress } from "./address-form.ts";
import { asWritten, leftBehind } from "./carried-address.ts";

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
const said = { ...noAddress(), client: client("ana"), addressId: "home" };

test("who is another client leaves the chosen address behind", () => {
  expect(leftBehind(said, { ...said, client: client("ana2", []) })).toBe(home);
  expect(leftBehind(said, { ...said, client: null })).toBe(home);
  expect(leftBehind({ ...said, addressId: null }, { ...said, client: null })).toBeNull();
});

test("who is still the same, or was nobody, leaves nothing", () => {
  expect(leftBehind(said, { ...said, client: client("ana", []) })).toBeNull();
  expect(leftBehind({ ...said, client: null }, said)).toBeNull();
});

test("what is being written is not written over", () => {
  const typedAddress = { ...said.typedAddress, street: "Colima" };
  expect(leftBehind(said, { ...said, typedAddress, client: null })).toBeNull();
});

test.each([
  ["MX", "Durango 200"],
  ["BR", "Rua Harmonia, 200"],
  ["US", "200 Congress Avenue"],
  ["MX", "Calle Sur, bodega del fondo"],
])("%s: written by hand once more, %s is the same", (country, address) => {
  const { typedAddress } = asWritten({ ...home, address }, country);
  expect(toNewAddress(typedAddress, country)).toMatchObject({
    address,
    area_id: "roma",
    complement: "Int. 4",
  });
});

test("a place on the map is the same place", () => {
  const pinned = { ...home, latitude: 19.4, longitude: -99.1 };
  const { mapPlace, typedAddress } = asWritten(pinned, "MX");
  expect(mapPlace && toPlacedAddress(mapPlace, typedAddress, false)).toMatchObject({
    address: "Durango 200",
    latitude: 19.4,
    longitude: -99.1,
    complement: "Int. 4",
  });
});
