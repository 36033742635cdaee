import { box, pricings, restaurant, town } from "@comanda/domain/testing/delivery-town";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Places } from "../deps.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { deliveringCompany } from "../testing/delivery.ts";
import { refusal, type Visitor, visit } from "../testing/order-flow.ts";

let api: TestApp;
let ana: Visitor;
let asked: Parameters<Places["locate"]>[];
beforeAll(async () => {
  api = await createTestApp([deliveringCompany(restaurant, pricings.range.delivery)]);
});
beforeEach(async () => {
  asked = [];
  await api.reset();
  ana = await visit(api);
});
afterAll(() => api.close());

/** A degree of latitude is 111,195 m. */
const north = (meters: number) => ({ latitude: 19.43 + meters / 111_195, longitude: -99.16 });
const house = (meters: number) => ({ position: north(meters), hasNumber: true });
const street = (meters: number) => ({ position: north(meters), hasNumber: false });

/** The address file knows these, wherever it is asked around. */
function know(...known: ReturnType<typeof house>[]): void {
  const travelDistance = async () => null;
  const locate: Places["locate"] = async (...question) => {
    asked.push(question);
    return known;
  };
  api.deps.places = { travelDistance, locate };
  api.restart();
}

function create(body: object = north(0)) {
  const address = { client_id: ana.client.id, address: "Durango 200", ...body };
  const sending = { body: address, cookie: ana.cookie };
  return api.send("POST", "/ms-clients/public/addresses", sending);
}

const misplaced = (path: string) =>
  refusal(422, "invalid_body", {
    errors: [{ path, message: "is not where the address is" }],
  });

test.each([
  ["a house that is there", [house(0)]],
  ["a house within 300 m", [house(299)]],
  ["one of the houses of that number", [house(5000), house(-100), house(-9000)]],
  ["a street within 500 m", [street(499)]],
  ["the nearest of a street's houses", [street(3000), street(-450)]],
  ["nothing of it", []],
])("an address is taken where the file knows %s", async (_, known) => {
  know(...known);
  expect(await create()).toMatchObject({ status: 201 });
});

test.each([
  ["a house farther than 300 m", [house(301)]],
  ["houses far away, whatever of the street is near", [house(900), street(10), house(-2000)]],
  ["a street farther than 500 m", [street(501), street(-700)]],
])("an address is refused where the file knows %s", async (_, known) => {
  know(...known);
  expect(await create()).toMatchObject(misplaced("latitude"));
});

test("the file is asked around the claimed place and around the restaurant", async () => {
  know();
  await create();
  expect(asked).toEqual([
    ["Durango 200", north(0), "MX"],
    ["Durango 200", restaurant, "MX"],
  ]);
});

test("without an address file, or without a position, nothing is compared", async () => {
  know(house(9000));
  expect(await create({})).toMatchObject({ status: 201 });
  api.deps.places = null;
  api.restart();
  expect(await create()).toMatchObject({ status: 201 });
});

test("a drawn district that was named is the one in which the house is", async () => {
  const far = { id: "far", name: "Far", price: 1, paths: box(19.6, -99.2, 19.7, -99.1) };
  const districts = [{ id: "near", name: "Near", price: 30, paths: town }, far];
  await api.store(deliveringCompany(restaurant, { prices: { type: "districts", districts } }));
  know(house(0));
  expect(await create({ area_id: "near" })).toMatchObject({ status: 201 });
  expect(await create({ area_id: "far" })).toMatchObject(misplaced("area_id"));
  know(street(0));
  expect(await create({ area_id: "far" })).toMatchObject({ status: 201 });
});
