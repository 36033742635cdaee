import { fromCents } from "@comanda/domain/money/cents";
import { type DeliveryCase, deliveryCases } from "@comanda/domain/testing/delivery-cases";
import { afterAll, beforeAll, expect, test } from "vitest";
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

let api: TestApp;
let ana: Visitor;
beforeAll(async () => {
  api = await createTestApp();
  ana = await createVisitor(api);
});
afterAll(() => api.close());

/** The cases with an invalid position: the request's schema refuses them before. */
const cannotBeSent = ({ destination: { latitude, longitude } }: DeliveryCase) =>
  Number.isNaN(latitude) || (latitude === null) !== (longitude === null);

async function settle({ company, delivery, roadMeters: travelled }: DeliveryCase): Promise<void> {
  await api.store(deliveringCompany(company, delivery));
  const places = { travelDistance: async () => travelled, locate: async () => [] };
  api.deps.places = travelled === null ? null : places;
  api.restart();
}

const cases = deliveryCases.filter((each) => !cannotBeSent(each));

test.each(cases)("$title", async (deliveryCase) => {
  const { destination: place, subtotal: goods, charge, quote, reasons } = deliveryCase;
  await settle(deliveryCase);
  const cost = await readDeliveryCostOf(api, place);
  const area_id = quote?.areaId ?? null;
  if (quote) {
    const body = { area_price: fromCents(quote.price, "USD"), area_id };
    expect(cost).toMatchObject({ status: 200, body });
  } else {
    const reason = { code: String(reasons.at(-1)) };
    expect(cost).toMatchObject(
      refusalBody(409, "not_orderable", { reasons: [reason], next_at: null }),
    );
  }

  const address = await insertAddressDirectly(api, ana, place);
  const made = await draftDelivery(api, ana, address, goods / 10_000, { delivery_price: 1 });
  if (charge === null) {
    expect(made).toMatchObject({ status: 409, body: { code: "not_orderable" } });
    expect(made.body.reasons?.map(({ code }) => code)).toEqual(reasons);
    return;
  }
  const paid = {
    delivery_price: fromCents(charge, "USD"),
    breakdown: { combos: fromCents(goods, "USD"), delivery: fromCents(charge, "USD") },
    total: fromCents(goods + charge, "USD"),
  };
  expect(made).toMatchObject({ status: 201, body: { status: "INITIATED", ...paid } });
  const { latitude, longitude } = place;
  const to = { address: "Durango 200", latitude, longitude, area_id: area_id ?? place.area_id };
  expect(made.body.address).toMatchObject(to);
  // The route is not measured again.
  api.deps.places = null;
  api.restart();
  const placed = await patchOrder(api, made.body.id, CASH_PAYMENT, { cookie: ana.cookie });
  expect(placed).toMatchObject({ status: 200, body: { status: "PENDING", ...paid } });
});

test("the cases cover all but the two that no request can contain", () => {
  expect(deliveryCases.length - cases.length).toBe(2);
});
