import { pricings, restaurantPosition } from "@comanda/domain/testing/delivery-town";
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
  createDraft,
  createVisitor,
  patchOrder,
  type Visitor,
} from "../../testing/order-flow.ts";

/** 20.00 plus 9.00 per kilometre. */
const { delivery } = pricings.distance;
const NEAR = { latitude: 19.43, longitude: -99.16 };

let api: TestApp;
let ana: Visitor;
let address: string;
let requestCount: number;
/** The answer of the routing provider. */
let meters: number | null;
beforeAll(async () => {
  api = await createTestApp([deliveringCompany(restaurantPosition, delivery)]);
});
beforeEach(async () => {
  requestCount = 0;
  meters = 2000;
  const travelDistance = async () => {
    requestCount += 1;
    return meters;
  };
  api.deps.places = { travelDistance, locate: async () => [] };
  await api.reset();
  ana = await createVisitor(api);
  address = await insertAddressDirectly(api, ana, NEAR);
});
afterAll(() => api.close());

test("quote, draft and placement use one measured route", async () => {
  expect(await readDeliveryCostOf(api, NEAR)).toMatchObject({ body: { area_price: 38 } });
  meters = 3000;
  const { body } = await draftDelivery(api, ana, address);
  expect(body).toMatchObject({ delivery_price: 38 });
  expect(requestCount).toBe(1);
  api.restart();
  const placed = await patchOrder(api, body.id, CASH_PAYMENT, { cookie: ana.cookie });
  expect(placed).toMatchObject({ body: { status: "PENDING", delivery_price: 38 } });
  expect(requestCount).toBe(1);
});

test("without a measured route the estimate holds until the order is placed", async () => {
  meters = null;
  expect(await readDeliveryCostOf(api, NEAR)).toMatchObject({ body: { area_price: 33.01 } });
  const { body } = await draftDelivery(api, ana, address);
  meters = 2000;
  api.restart();
  const placed = await patchOrder(api, body.id, CASH_PAYMENT, { cookie: ana.cookie });
  expect(placed).toMatchObject({ body: { status: "PENDING", delivery_price: 33.01 } });
});

test("no route is measured when the price does not depend on it", async () => {
  await readDeliveryCostOf(api, { latitude: 19.5, longitude: -99.16 });
  await readDeliveryCostOf(api, {});
  await createDraft(api, { client_id: ana.client.id, address_id: address }, { cookie: ana.cookie });
  await api.store(deliveringCompany(restaurantPosition, pricings.range.delivery));
  await readDeliveryCostOf(api, NEAR);
  await draftDelivery(api, ana, address);
  expect(requestCount).toBe(0);
});
