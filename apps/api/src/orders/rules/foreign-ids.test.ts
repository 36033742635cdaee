import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestApp } from "../../testing/create-test-app.ts";
import {
  CASH_PAYMENT,
  createDraft,
  createVisitor,
  patchOrder,
  refusalBody,
  specialCombo,
  stockOf,
  tacoCombo,
  type Visitor,
} from "../../testing/order-flow.ts";
import { readStoredOrders } from "../../testing/stored-orders.ts";
import { createTwoCompaniesWithVisitors } from "../../testing/two-companies.ts";

let api: TestApp;
let ana: Visitor;
let foreigner: Visitor;
beforeAll(async () => {
  ({ api, ana, foreigner } = await createTwoCompaniesWithVisitors());
});
beforeEach(() => api.reset());
afterAll(() => api.close());

test("a modifier of another product is refused", async () => {
  const plain = { ...specialCombo(), modifiers: [{ modifier_id: "green" }] };
  expect(await createDraft(api, { combos: [tacoCombo(), plain] })).toMatchObject(
    refusalBody(422, "invalid_modifiers", {
      errors: [{ path: "combos.1.modifiers", message: "unknown_modifier, modifier_id green" }],
    }),
  );
  expect(await readStoredOrders(api)).toEqual([]);
});

test("another visitor's address is not found", async () => {
  const friend = await createVisitor(api);
  for (const address_id of ["tacos-home", "burgers-home"]) {
    const body = { client_id: friend.client.id, address_id };
    for (const cookie of [friend.cookie, null]) {
      expect(await createDraft(api, body, { cookie })).toMatchObject(
        refusalBody(404, "address_not_found"),
      );
    }
  }
});

test("an order cannot be read, changed or placed through another company", async () => {
  const { cookie, client } = ana;
  const { body } = await createDraft(
    api,
    { client_id: client.id, combos: [specialCombo()] },
    { cookie },
  );
  const path = `/ms-orders/public/companies/burgers/orders/${body.id}`;
  const before = await readStoredOrders(api);
  for (const visitor of [cookie, foreigner.cookie, null]) {
    const answers = [
      await api.send("GET", path, { cookie: visitor }),
      await api.send("PATCH", path, { cookie: visitor, body: { comment: "mine" } }),
      await api.send("PATCH", path, { cookie: visitor, body: CASH_PAYMENT }),
    ];
    for (const answer of answers) expect(answer).toMatchObject(refusalBody(404, "order_not_found"));
  }
  expect(await readStoredOrders(api)).toEqual(before);
  expect(await stockOf(api, "special-1")).toBe(50);
});

test.each(["burgers-cash", "burgers-terminal", "sandbox_pix", "card_on_delivery", "__proto__"])(
  "no order is placed by %s, which its service type does not offer",
  async (payment_method_id) => {
    const { body } = await createDraft(api, { combos: [specialCombo()] });
    const answer = await patchOrder(api, body.id, {
      meta_data: { assigned_payment: { payment_method_id } },
    });
    expect(answer).toMatchObject(refusalBody(422, "payment_method_not_found"));
    expect(await readStoredOrders(api)).toMatchObject([{ status: "INITIATED", stock_taken: null }]);
    expect(await stockOf(api, "special-1")).toBe(50);
  },
);

test("a payment method for takeaway places no order at a table", async () => {
  const table = { service_type: "TABLE", table_id: "tacos-table-4" };
  const { body } = await createDraft(api, table);
  const terminal = { meta_data: { assigned_payment: { payment_method_id: "terminal" } } };
  expect(await patchOrder(api, body.id, terminal)).toMatchObject(
    refusalBody(422, "payment_method_not_found"),
  );
});
