import type { Client } from "@comanda/contract/clients/client";
import type { Company } from "@comanda/contract/companies/company";
import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import { OTHER_DISTRICT_ID } from "@comanda/domain/delivery/price-settings";
import { expect, test } from "vitest";
import { districtsOf, withKnownDistricts } from "./known-districts.ts";

const districts = [
  { id: "d-1", name: "Centro", price: 25 },
  { id: "d-2", name: "Juárez", price: 30 },
];
const company = { delivery_districts: districts } as unknown as Company;
const settings = (type: string) =>
  ({ delivery: { prices: { type } } }) as unknown as EcommerceSettings;
const known = districtsOf(company, settings("districts"));

const client = (area_id: string | null, area_name: string | null) =>
  ({ id: "c", addresses: [{ id: "a", address: "Calle 59", area_id, area_name }] }) as Client;

test.each([
  ["an id of the backend's own", "zone-7", "Centro", "d-1"],
  ["no id", null, " juarez ", "d-2"],
  ["the company's id, and the name of another", "d-2", "Centro", "d-2"],
])("an address with %s has the district of its name", (_, id, name, expected) => {
  const [address] = withKnownDistricts(client(id, name), known).addresses;
  expect(address).toEqual({ id: "a", address: "Calle 59", area_id: expected, area_name: name });
});

test.each([
  ["zone-7", "Zona 7"],
  ["zone-7", null],
  [null, ""],
  [OTHER_DISTRICT_ID, "Nápoles"],
])("an address with the district %j named %j stays as it is", (id, name) => {
  const asRead = client(id, name);
  expect(withKnownDistricts(asRead, known)).toEqual(asRead);
});

test("names say nothing where districts do not set the price", () => {
  expect(districtsOf(company, settings("fixed"))).toEqual([]);
});
