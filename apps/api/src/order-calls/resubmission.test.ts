import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { advanceOrder } from "../orders/advance-order.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createDraft, patchOrder, refusalBody, specialCombo } from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import { cancelOrder } from "./cancel-order.ts";

let api: TestApp;
beforeAll(async () => {
  const file = smallCompany();
  file.order_settings = { takeaway: { service_fee: { value: 10, optional: true } } };
  if (file.ecommerce_settings.takeaway) {
    file.ecommerce_settings.takeaway.scheduled_orders_enabled = true;
  }
  api = await createTestApp([file]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** The payment of a special (100.00), with every field. */
const sent = {
  payment_method_id: "cash",
  tip_type: "percentage",
  tip_value: 10,
  received_amount: 500,
  service_fee_accepted: true,
};
const body = (assigned_payment: object, update: object = {}) => ({
  comment: "Ring twice",
  ...update,
  meta_data: { assigned_payment },
});

async function place(): Promise<string> {
  const made = await createDraft(api, { combos: [specialCombo()] });
  const answer = await patchOrder(api, made.body.id, body(sent));
  expect(answer).toMatchObject({ status: 200, body: { status: "PENDING" } });
  return made.body.id;
}

test("the same update of a placed order returns the order unchanged", async () => {
  const id = await place();
  await advanceOrder(api.deps, "tacos", id);
  expect(await patchOrder(api, id, body(sent))).toMatchObject({
    status: 200,
    body: { status: "PREPARING", breakdown: { tip: 10, service_fee: 10, total: 120 } },
  });
});

test.each([
  ["another tip", { tip_value: 20 }],
  ["no tip", { tip_value: null }],
  ["a tip above what the goods cost", { tip_value: 1000 }],
  ["a tip chosen otherwise", { tip_type: "amount" }],
  ["other cash", { received_amount: 200 }],
  ["no cash", { received_amount: undefined }],
  ["no service fee", { service_fee_accepted: false }],
  ["another method", { payment_method_id: "terminal" }],
])(
  "a placed order that is sent again with %s is refused and does not change",
  async (_, change) => {
    const id = await place();
    const before = await api.db.selectFrom("orders").selectAll().execute();
    expect(await patchOrder(api, id, body({ ...sent, ...change }))).toMatchObject(
      refusalBody(409, "order_not_editable"),
    );
    expect(await api.db.selectFrom("orders").selectAll().execute()).toEqual(before);
  },
);

test.each([
  ["another comment", { comment: "Do not ring" }],
  ["no comment", { comment: null }],
  ["another time", { scheduled_delivery_date: "2026-03-15T18:00:00Z" }],
])("a placed order that is sent again with %s is refused", async (_, update) => {
  const id = await place();
  expect(await patchOrder(api, id, body(sent, update))).toMatchObject(
    refusalBody(409, "order_not_editable"),
  );
  expect(await patchOrder(api, id, update)).toMatchObject(refusalBody(409, "order_not_editable"));
});

test("after the placement only the same tip is accepted again", async () => {
  const id = await place();
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 12_000 }), async (cents) => {
      const answer = await patchOrder(api, id, body({ ...sent, tip_value: cents / 100 }));
      expect(answer.status).toBe(cents === 1000 ? 200 : 409);
    }),
    { numRuns: 25, examples: [[1000], [999], [1001], [0]] },
  );
});

test("any change of a cancelled order is refused as order_cancelled", async () => {
  const id = await place();
  await cancelOrder(api.deps, "tacos", id, "No gas");
  const cancelled = refusalBody(409, "order_cancelled");
  expect(await patchOrder(api, id, body(sent))).toMatchObject(cancelled);
  expect(await patchOrder(api, id, body({ ...sent, tip_value: 0 }))).toMatchObject(cancelled);
  expect(await patchOrder(api, id, { comment: "Still there?" })).toMatchObject(cancelled);
  const discount = { order_id: id, modality: "COUPON", coupon_code: "TEN" };
  const path = "/ms-orders/public/companies/tacos/apply-discount";
  expect(await api.send("POST", path, { body: discount })).toMatchObject(cancelled);
});

test("any change of a cancelled draft is refused as order_cancelled", async () => {
  const made = await createDraft(api, { combos: [specialCombo()] });
  await cancelOrder(api.deps, "tacos", made.body.id, null);
  expect(await patchOrder(api, made.body.id, body(sent))).toMatchObject(
    refusalBody(409, "order_cancelled"),
  );
});
