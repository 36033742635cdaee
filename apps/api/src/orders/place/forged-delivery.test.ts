import type { ClientAddress } from "@comanda/contract/clients/client";
import { OTHER_DISTRICT_ID } from "@comanda/domain/delivery/price-settings";
import {
  box,
  destinations,
  pricings,
  restaurantPosition,
  townPolygon,
} from "@comanda/domain/testing/delivery-town";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import {
  deliveringCompany,
  draftDelivery,
  insertAddressDirectly,
  readDeliveryCostOf,
} from "../../testing/delivery-fixture.ts";
import {
  CASH_PAYMENT,
  createVisitor,
  patchOrder,
  refusalBody,
  type Visitor,
} from "../../testing/order-flow.ts";

/** The town costs 30.00, a village to the north 5.00; there is no delivery elsewhere. */
const inTown = { id: "town", price: 30, paths: townPolygon };
const inVillage = { id: "village", price: 5, paths: box(19.6, -99.2, 19.7, -99.1) };
const zones = [inTown, inVillage];
const byArea = { prices: { type: "areas", area: { areas: zones } } };
const byDistrict = {
  prices: { type: "districts", districts: zones.map((zone) => ({ ...zone, name: zone.id })) },
};
const NEAR = { latitude: 19.43, longitude: -99.16 };
const VILLAGE = { latitude: 19.65, longitude: -99.15 };

let api: TestApp;
let ana: Visitor;
beforeAll(async () => {
  api = await createTestApp([deliveringCompany(restaurantPosition, byArea)]);
  ana = await createVisitor(api);
  await api.keep();
});
beforeEach(async () => {
  api.deps.places = null;
  await api.reset();
});
afterAll(() => api.close());

function create(body: object, { client, cookie }: Visitor = ana) {
  const address = { client_id: client.id, address: "Durango 200", ...body };
  return api.send<ClientAddress>("POST", "/ms-clients/public/addresses", { body: address, cookie });
}

async function addressAt(place: object): Promise<string> {
  const { status, body } = await create(place);
  expect(status).toBe(201);
  return body.id;
}

const outside = (code: string) => refusalBody(409, "not_orderable", { reasons: [{ code }] });

test.each([
  ["a price", { delivery_price: 0 }],
  ["another place", { ...VILLAGE, area_id: "village" }],
  ["another address", { address: { ...VILLAGE, area_id: "village", address: "Durango 200" } }],
  ["another distance", { travelled: 0, travelled_meters: 0, distance: 0 }],
  ["an area and its price", { area_id: "village", area_price: 5, area_name: "village" }],
  ["nothing", {}],
])("an order that claims %s pays for where its address is", async (_, claim) => {
  const address = await addressAt(NEAR);
  const made = await draftDelivery(api, ana, address, 3, claim);
  expect(made).toMatchObject({ status: 201, body: { delivery_price: 30, address: NEAR } });
  const placing = { ...CASH_PAYMENT, ...claim, address_id: "village", service_type: "TAKEAWAY" };
  expect(await patchOrder(api, made.body.id, placing, { cookie: ana.cookie })).toMatchObject({
    status: 200,
    body: { status: "PENDING", delivery_price: 30, total: 330, address: NEAR },
  });
});

test("another client's address is not found, whichever device asks", async () => {
  const address = await addressAt(VILLAGE);
  const other = await createVisitor(api);
  const refused = refusalBody(404, "address_not_found");
  expect(await draftDelivery(api, other, address)).toMatchObject(refused);
  const otherOnAnasDevice = { ...other, cookie: ana.cookie };
  expect(await draftDelivery(api, otherOnAnasDevice, address)).toMatchObject(
    refusalBody(404, "client_not_found"),
  );
  expect(await create(NEAR, otherOnAnasDevice)).toMatchObject(refusalBody(404, "client_not_found"));
});

test("the same text at another position is another address and changes no order", async () => {
  const near = await addressAt(NEAR);
  const { body } = await draftDelivery(api, ana, near);
  const village = await addressAt(VILLAGE);
  expect(village).not.toBe(near);
  const placed = await patchOrder(api, body.id, CASH_PAYMENT, { cookie: ana.cookie });
  expect(placed).toMatchObject({ body: { delivery_price: 30, address: NEAR } });
  expect(await draftDelivery(api, ana, village)).toMatchObject({
    body: { delivery_price: 5, address: { ...VILLAGE, area_id: "village" } },
  });
});

test("an order keeps its address after the client's list has dropped it", async () => {
  const { body } = await draftDelivery(api, ana, await addressAt(NEAR));
  for (let floor = 0; floor < 31; floor += 1) {
    await create({ ...VILLAGE, complement: String(floor) });
  }
  const placed = await patchOrder(api, body.id, CASH_PAYMENT, { cookie: ana.cookie });
  expect(placed).toMatchObject({ body: { delivery_price: 30, address: NEAR } });
});

test.each([
  ["areas", { ...NEAR, area_id: "village" }, byArea, { body: { delivery_price: 30 } }],
  ["areas", { area_id: "village" }, byArea, outside("position_required")],
  ["areas", { ...destinations.hole, area_id: "town" }, byArea, outside("outside_coverage")],
  ["districts", { ...NEAR, area_id: "village" }, byDistrict, { body: { delivery_price: 30 } }],
  [
    "districts",
    { ...destinations.far, area_id: "village" },
    byDistrict,
    outside("outside_coverage"),
  ],
  ["districts", {}, byDistrict, outside("area_required")],
  ["ranges", {}, pricings.range.delivery, outside("position_required")],
  ["km", {}, pricings.distance.delivery, outside("position_required")],
] as const)(
  "priced by %s, an address with %o cannot choose its price",
  async (_, place, delivery, expected) => {
    await api.store(deliveringCompany(restaurantPosition, delivery));
    const address = await insertAddressDirectly(api, ana, place);
    expect(await draftDelivery(api, ana, address)).toMatchObject(expected);
  },
);

test("a company that delivers everywhere needs a position, and sets the price of an address outside all areas later", async () => {
  const all = { ...restaurantPosition, receives_orders_outside_delivery_range: true };
  await api.store(deliveringCompany(all, byArea));
  const withoutPosition = await insertAddressDirectly(api, ana, { area_id: "town" });
  expect(await draftDelivery(api, ana, withoutPosition)).toMatchObject(
    outside("position_required"),
  );
  // Outside the areas the restaurant sets the price later.
  const far = await addressAt({ latitude: 19.5, longitude: -99.16 });
  expect(await draftDelivery(api, ana, far)).toMatchObject({
    body: { delivery_price: 0, address: { latitude: 19.5, area_id: null } },
  });
});

test.each([
  ["latitude", `{"latitude": 91, "longitude": 0}`],
  ["latitude", `{"latitude": 1e999, "longitude": 0}`],
  ["longitude", `{"latitude": 0, "longitude": -180.0001}`],
  ["longitude", `{"latitude": 19.43, "longitude": 260.84}`],
  ["latitude", `{"latitude": "NaN", "longitude": 0}`],
  ["latitude", `{"latitude": [19.43], "longitude": -99.16}`],
  ["longitude", `{"latitude": 19.43, "longitude": null}`],
])("an address with an invalid %s is refused: %s", async (path, coordinates) => {
  const errors = [expect.objectContaining({ path })];
  expect(await create(JSON.parse(coordinates))).toMatchObject(
    refusalBody(422, "invalid_body", { errors }),
  );
});

test.each([
  ["0, 0", { latitude: 0, longitude: 0 }],
  ["-0, -0", { latitude: -0, longitude: -0 }],
  ["the pole", { latitude: 90, longitude: 0 }],
  ["the antimeridian", { latitude: 19.43, longitude: 180 }],
  ["the antimeridian from the west", { latitude: 19.43, longitude: -180 }],
  ["the other side of the globe", { latitude: -19.43, longitude: 80.84 }],
  ["swapped coordinates", { latitude: -89.16, longitude: 19.43 }],
])("nothing is delivered to %s", async (_, place) => {
  const address = await addressAt(place);
  expect(await draftDelivery(api, ana, address)).toMatchObject(outside("outside_coverage"));
  expect(await readDeliveryCostOf(api, place)).toMatchObject(outside("outside_coverage"));
});

test("a delivery price that changes after the draft refuses the placement", async () => {
  const settings = [
    { prices: { type: "areas", area: { areas: [{ ...inTown, price: 40 }] } } },
    { prices: { type: "areas", area: { areas: [{ ...inTown, price: 20 }] } } },
    {
      prices: {
        type: "areas",
        area: { areas: [inTown, { id: "new", price: 1, paths: townPolygon }] },
      },
    },
    pricings.range.delivery,
    pricings.distance.delivery,
    { prices: { type: "to_be_defined" } },
    { ...byArea, minimum_amount_for_free: 100 },
  ];
  const address = await addressAt(NEAR);
  const { body } = await draftDelivery(api, ana, address);
  for (const delivery of settings) {
    await api.store(deliveringCompany(restaurantPosition, delivery));
    const placing = await patchOrder(api, body.id, CASH_PAYMENT, { cookie: ana.cookie });
    expect(placing).toMatchObject(outside("price_changed"));
  }
  const moved = { prices: { type: "areas", area: { areas: [inVillage] } } };
  await api.store(deliveringCompany(restaurantPosition, moved));
  expect(await patchOrder(api, body.id, CASH_PAYMENT, { cookie: ana.cookie })).toMatchObject(
    outside("outside_coverage"),
  );
  await api.store(deliveringCompany(restaurantPosition, byArea));
  expect(await patchOrder(api, body.id, CASH_PAYMENT, { cookie: ana.cookie })).toMatchObject({
    status: 200,
  });
});

test("an address in a drawn district cannot claim to be outside all districts", async () => {
  const { districts } = byDistrict.prices;
  const prices = { type: "districts", districts, area: { enable_out_of_area: true } };
  await api.store(deliveringCompany(restaurantPosition, { prices }));
  const named = { area_id: OTHER_DISTRICT_ID, area_name: "Nápoles" };
  const near = await addressAt({ ...NEAR, ...named });
  expect(await draftDelivery(api, ana, near)).toMatchObject({
    body: { delivery_price: 30, address: { area_id: "town", area_name: "town" } },
  });
  expect(await readDeliveryCostOf(api, NEAR)).toMatchObject({
    body: { area_price: 30, area_id: "town", area_name: "town" },
  });
  const elsewhere = await addressAt({ latitude: 19.5, longitude: -99.16, ...named });
  expect(await draftDelivery(api, ana, elsewhere)).toMatchObject({
    body: { delivery_price: 0, address: { ...named } },
  });
});
