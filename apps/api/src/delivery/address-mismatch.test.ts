import { OTHER_DISTRICT_ID } from "@comanda/domain/delivery/price-settings";
import {
  box,
  EDGE_KM,
  pricings,
  restaurantPosition,
  townPolygon,
} from "@comanda/domain/testing/delivery-town";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PlacesProvider } from "../places/places-provider.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { deliveringCompany } from "../testing/delivery-fixture.ts";
import { createVisitor, refusalBody, type Visitor } from "../testing/order-flow.ts";

let api: TestApp;
let ana: Visitor;
let searches: Parameters<PlacesProvider["locate"]>[];
beforeAll(async () => {
  api = await createTestApp([deliveringCompany(restaurantPosition, pricings.range.delivery)]);
});
beforeEach(async () => {
  searches = [];
  await api.reset();
  ana = await createVisitor(api);
});
afterAll(() => api.close());

/** A degree of latitude is 111,195 m. */
const north = (meters: number) => ({ latitude: 19.43 + meters / 111_195, longitude: -99.16 });
const house = (meters: number, district: string | null = null) => ({
  position: north(meters),
  hasNumber: true,
  district,
});
const street = (meters: number) => ({ ...house(meters), hasNumber: false });

/** The address file answers every search with these. */
function fileHas(...matches: Awaited<ReturnType<PlacesProvider["locate"]>>): void {
  const travelDistance = async () => null;
  const locate: PlacesProvider["locate"] = async (...search) => {
    searches.push(search);
    return matches;
  };
  api.deps.places = { travelDistance, locate };
  api.restart();
}

function create(body: object = north(0)) {
  const address = { client_id: ana.client.id, address: "Durango 200", ...body };
  const request = { body: address, cookie: ana.cookie };
  return api.send("POST", "/ms-clients/public/addresses", request);
}

const mismatchRefusal = (path: string) =>
  refusalBody(422, "invalid_body", {
    errors: [{ path, message: "is not where the address is" }],
  });

test.each([
  ["a house that is there", [house(0)]],
  ["a house within 300 m", [house(299)]],
  ["one of the houses of that number", [house(5000), house(-100), house(-9000)]],
  ["a street within 500 m", [street(499)]],
  ["the nearest of a street's houses", [street(3000), street(-450)]],
  ["nothing of it", []],
])("an address is accepted where the file has %s", async (_, matches) => {
  fileHas(...matches);
  expect(await create()).toMatchObject({ status: 201 });
});

test.each([
  ["a house farther than 300 m", [house(301)]],
  ["houses far away, with a point of the street nearby", [house(900), street(10), house(-2000)]],
  ["a street farther than 500 m", [street(501), street(-700)]],
])("an address is refused where the file has %s", async (_, matches) => {
  fileHas(...matches);
  expect(await create()).toMatchObject(mismatchRefusal("latitude"));
});

test("the file is searched around the claimed position and around the restaurant", async () => {
  fileHas();
  await create();
  expect(searches).toEqual([
    ["Durango 200", north(0), "MX"],
    ["Durango 200", restaurantPosition, "MX"],
  ]);
});

test("without an address file, or without a position, an address is accepted", async () => {
  fileHas(house(9000));
  expect(await create({})).toMatchObject({ status: 201 });
  api.deps.places = null;
  api.restart();
  expect(await create()).toMatchObject({ status: 201 });
});

test("the named district must be the drawn one that contains the house", async () => {
  const far = { id: "far", name: "Far", price: 1, paths: box(19.6, -99.2, 19.7, -99.1) };
  const districts = [{ id: "near", name: "Near", price: 30, paths: townPolygon }, far];
  await api.store(
    deliveringCompany(restaurantPosition, { prices: { type: "districts", districts } }),
  );
  fileHas(house(0));
  expect(await create({ area_id: "near" })).toMatchObject({ status: 201 });
  expect(await create({ area_id: "far" })).toMatchObject(mismatchRefusal("area_id"));
  fileHas(street(0));
  expect(await create({ area_id: "far" })).toMatchObject({ status: 201 });
});

const undrawn = [
  { id: "dear", name: "Jardim Paulista", price: 12 },
  { id: "cheap", name: "Vila Madalena", price: 6 },
];

/** The company delivers to these districts, and with `others` also outside them. */
function deliverTo(districts: object[], { others = false } = {}) {
  const prices = { type: "districts", districts, area: { enable_out_of_area: others } };
  return api.store(deliveringCompany(restaurantPosition, { prices }));
}

test("for districts without a polygon, the address file's district must be the named one", async () => {
  await deliverTo(undrawn, { others: true });
  fileHas(house(0, "JARDIM  Paulísta"), house(9000, "Vila Madalena"));
  for (const at of [north(0), north(100)]) {
    expect(await create({ ...at, area_id: "dear" })).toMatchObject({ status: 201 });
    for (const area_id of ["cheap", OTHER_DISTRICT_ID]) {
      expect(await create({ ...at, area_id })).toMatchObject(mismatchRefusal("area_id"));
    }
  }
  fileHas(house(0, "Jardim Paulista"));
  expect(await create({ area_id: "cheap" })).toMatchObject(mismatchRefusal("area_id"));
});

test.each([
  ["a house in none of the company's districts", [house(0, "Moema")]],
  ["a house in a district that is not named", [house(0)]],
  ["the street only", [{ ...street(0), district: "Jardim Paulista" }]],
  ["one house of several in that district", [house(0, "Moema"), house(9, "Vila Madalena")]],
])("a named district without a polygon is accepted where the file has %s", async (_, matches) => {
  await deliverTo(undrawn, { others: true });
  fileHas(...matches);
  for (const at of [{}, north(0)]) {
    expect(await create({ ...at, area_id: "cheap" })).toMatchObject({ status: 201 });
  }
});

test("when a position is in a drawn district, the named district is ignored", async () => {
  await deliverTo([...undrawn, { id: "drawn", name: "Centro", price: 9, paths: townPolygon }]);
  fileHas(house(0, "Jardim Paulista"));
  for (const area_id of ["drawn", "cheap"]) {
    expect(await create({ ...north(0), area_id })).toMatchObject({ status: 201 });
  }
});

/** The restaurant's polygon ends 1,112 m north of these addresses. */
const END = 1111.9;

test.each([
  ["farther in than its house is outside", north(END - 100), [house(END + 100)], false],
  ["on the house beyond the border", north(END - 20), [house(END + 30)], true],
  ["beside its house within the border", north(END - 250), [house(END - 10)], true],
  ["outside, its house being within", north(END + 100), [house(END - 100)], true],
  ["beside one of two houses", north(END - 100), [house(END + 100), house(END - 60)], true],
  ["in a street", north(END - 100), [street(END + 100)], true],
])("a pin %s is checked against its house's price", async (_, pin, matches, isAccepted) => {
  const areas = [{ id: "town", price: 30, paths: townPolygon }];
  for (const prices of [
    { type: "areas", area: { areas } },
    { type: "km traveled", distance: { price_per_km: 9 }, ranges: [{ max: EDGE_KM, price: 1 }] },
  ]) {
    await api.store(deliveringCompany(restaurantPosition, { prices }));
    fileHas(...matches);
    expect(await create(pin)).toMatchObject(
      isAccepted ? { status: 201 } : mismatchRefusal("latitude"),
    );
  }
});

test("a pin in a cheaper range than its house is refused, in a dearer range accepted", async () => {
  const near = 0.5 * (EDGE_KM * 1000);
  const ranges = [
    { max: near / 1000, price: 4 },
    { max: 9, price: 8 },
  ];
  await api.store(deliveringCompany(restaurantPosition, { prices: { type: "ranges", ranges } }));
  const away = (meters: number) => ({ ...restaurantPosition, latitude: 19.42 + meters / 111_195 });
  fileHas({ ...house(0), position: away(near + 100) });
  expect(await create(away(near - 100))).toMatchObject(mismatchRefusal("latitude"));
  fileHas({ ...house(0), position: away(near - 100) });
  expect(await create(away(near + 100))).toMatchObject({ status: 201 });
});
