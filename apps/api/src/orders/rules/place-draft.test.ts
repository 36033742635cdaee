import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import {
  createDraft,
  createPlacedOrder,
  createVisitor,
  patchOrder,
  refusalBody,
  specialCombo,
} from "../../testing/order-flow.ts";
import { changedCompany, type SmallCompany } from "../../testing/small-company.ts";
import { cashIfSufficient } from "./sufficient-cash.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const storeChanged = (change: (file: SmallCompany) => void) => api.store(changedCompany(change));

test("a placement with another price than the draft's is refused", async () => {
  const { body } = await createDraft(api);
  await storeChanged((file) => {
    file.categories[0]!.products![0]!.product_variants![0]!.price = 99;
  });
  expect(await patchOrder(api, body.id)).toMatchObject(
    refusalBody(409, "not_orderable", { reasons: [{ code: "price_changed" }] }),
  );
});

test("an unknown payment method, and one whose provider has no keys, place no order", async () => {
  const { body } = await createDraft(api);
  const by = (payment_method_id: string) =>
    patchOrder(api, body.id, { meta_data: { assigned_payment: { payment_method_id } } });
  expect(await by("bitcoin")).toMatchObject(refusalBody(422, "payment_method_not_found"));
  expect(await by("stripe_card")).toMatchObject(refusalBody(503, "payment_provider_offline"));
  expect(await patchOrder(api, body.id, {})).toMatchObject({
    body: { status: "INITIATED", payment_status: null },
  });
});

test("a table is served by a code that lets guests choose, and not without a code", async () => {
  await storeChanged((file) => {
    file.qrs = [{ id: "tacos-table-4", name: "Terrace" }];
  });
  const atTable = { service_type: "TABLE", table_id: "tacos-table-4" };
  expect(await createPlacedOrder(api, atTable)).toMatchObject({ order_title: "Terrace" });
  expect(await createDraft(api, { ...atTable, table_id: null })).toMatchObject(
    refusalBody(409, "not_orderable", { reasons: [{ code: "qr_required" }] }),
  );
});

test("a placed order cannot be changed or placed with another method", async () => {
  const order = await createPlacedOrder(api);
  expect(await patchOrder(api, order.id, { comment: "later" })).toMatchObject(
    refusalBody(409, "order_not_editable"),
  );
  const other = { meta_data: { assigned_payment: { payment_method_id: "terminal" } } };
  expect(await patchOrder(api, order.id, other)).toMatchObject(
    refusalBody(409, "order_not_editable"),
  );
});

test("an update keeps absent fields of a draft and clears those that are null", async () => {
  const { client, cookie } = await createVisitor(api);
  const { body } = await createDraft(api, { client_id: client.id }, { cookie });
  await patchOrder(api, body.id, { comment: "no onion" }, { cookie });
  await patchOrder(api, body.id, { scheduled_delivery_date: "2026-03-15T18:00:00Z" }, { cookie });
  const both = { comment: "no onion", scheduled_delivery_date: "2026-03-15T18:00:00.000Z" };
  const path = `/ms-orders/public/companies/tacos/orders/${body.id}`;
  expect((await api.send("GET", path, { cookie })).body).toMatchObject(both);
  const answer = await patchOrder(
    api,
    body.id,
    { comment: null, scheduled_delivery_date: null },
    { cookie },
  );
  expect(answer.body).toMatchObject({
    comment: null,
    scheduled_delivery_date: null,
    status: "INITIATED",
  });
});

test("the cash amount is stored when it covers the order, a tip only where tips are accepted", async () => {
  const { client, cookie } = await createVisitor(api);
  const pay = async (service_type: string, assigned_payment: object) => {
    const { body } = await createDraft(
      api,
      { service_type, client_id: client.id, combos: [specialCombo()] },
      { cookie },
    );
    const update = {
      meta_data: { assigned_payment: { payment_method_id: "cash", ...assigned_payment } },
    };
    return (await patchOrder(api, body.id, update, { cookie })).body;
  };
  const enough = await pay("TAKEAWAY", { received_amount: 200, tip_value: 15 });
  expect(enough.meta_data?.assigned_payment).toMatchObject({ received_amount: 200, tip_value: 15 });
  const little = await pay("TAKEAWAY", { received_amount: 99 });
  expect(little.meta_data?.assigned_payment).toMatchObject({ received_amount: null, tip_value: 0 });
  const onsite = await pay("ONSITE", { received_amount: "a lot", tip_value: 15 });
  expect(onsite).toMatchObject({
    total: 110,
    breakdown: { service_fee: 10, tip: 0, total: 110 },
    meta_data: { assigned_payment: { received_amount: null } },
  });
});

test("where the company shows no decimals, the cash amount of the total that is read is stored", () => {
  const currency = { code: "COP", show_decimals: false };
  const stored = (cash: number) => cashIfSufficient({ code: "cash" }, cash, 1_399_940, currency);
  expect(stored(13_999)).toBe(1_399_900);
  expect(stored(13_998)).toBeNull();
});

test("a table orders by its QR code", async () => {
  const { body } = await createDraft(api, {
    service_type: "TABLE",
    table_id: "tacos-table-4",
    order_title: "Mine",
  });
  expect(body).toMatchObject({ order_title: "Table 4", table_id: "tacos-table-4" });
  expect(await patchOrder(api, body.id)).toMatchObject({
    status: 200,
    body: { status: "PENDING" },
  });
});
