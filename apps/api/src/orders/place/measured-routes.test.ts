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

/** 20.00 and 9.00 a kilometre. */
const { delivery } = pricings.distance;
const NEAR = { latitude: 19.43, longitude: -99.16 };

let api: TestApp;
let ana: Visitor;
let address: string;
let asked: number;
/** What the routing provider says. */
let meters: number | null;
beforeAll(async () => {
  api = await createTestApp([deliveringCompany(restaurantPosition, delivery)]);
});
beforeEach(async () => {
  asked = 0;
  meters = 2000;
  const travelDistance = async () => {
    asked += 1;
    return meters;
  };
  api.deps.places = { travelDistance, locate: async () => [] };
  await api.reset();
  ana = await createVisitor(api);
  address = await insertAddressDirectly(api, ana, NEAR);
});
afterAll(() => api.close());

test("quote, draft and placing go by one way, whatever the provider says next", async () => {
  expect(await readDeliveryCostOf(api, NEAR)).toMatchObject({ body: { area_price: 38 } });
  meters = 3000;
  const { body } = await draftDelivery(api, ana, address);
  expect(body).toMatchObject({ delivery_price: 38 });
  expect(asked).toBe(1);
  api.restart();
  const placed = await patchOrder(api, body.id, CASH_PAYMENT, { cookie: ana.cookie });
  expect(placed).toMatchObject({ body: { status: "PENDING", delivery_price: 38 } });
  expect(asked).toBe(1);
});

test("a provider that knows nothing leaves the estimate, to the end of the order", async () => {
  meters = null;
  expect(await readDeliveryCostOf(api, NEAR)).toMatchObject({ body: { area_price: 33.01 } });
  const { body } = await draftDelivery(api, ana, address);
  meters = 2000;
  api.restart();
  const placed = await patchOrder(api, body.id, CASH_PAYMENT, { cookie: ana.cookie });
  expect(placed).toMatchObject({ body: { status: "PENDING", delivery_price: 33.01 } });
});

test("nobody is asked for a way that no price goes by", async () => {
  await readDeliveryCostOf(api, { latitude: 19.5, longitude: -99.16 });
  await readDeliveryCostOf(api, {});
  await createDraft(api, { client_id: ana.client.id, address_id: address }, { cookie: ana.cookie });
  await api.store(deliveringCompany(restaurantPosition, pricings.range.delivery));
  await readDeliveryCostOf(api, NEAR);
  await draftDelivery(api, ana, address);
  expect(asked).toBe(0);
});
