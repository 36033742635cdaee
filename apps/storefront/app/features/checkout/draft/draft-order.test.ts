import { expect, test } from "vitest";
import { findOrCreateDraft, isDraftFor } from "./draft-order.ts";
import { markPendingAsPlaced } from "./pending-order.ts";
import { placeDraft } from "./place-draft.ts";
import {
  apiErrorFixture,
  fakeOrderApi,
  orderBodyFixture,
  orderInputFixture,
} from "./testing/fake-order-api.ts";

test("the draft is created once and found again by its id", async () => {
  const orderApi = fakeOrderApi([{ id: "o1" }, { id: "o1" }]);
  await findOrCreateDraft(orderApi, orderInputFixture);
  await findOrCreateDraft(orderApi, orderInputFixture);
  expect(orderApi.sent.map(({ name }) => name)).toEqual(["createOrder", "readOrder"]);
});

test("a request after a lost answer has the same key", async () => {
  const orderApi = fakeOrderApi([apiErrorFixture("unreachable", 0), { id: "o1" }]);
  await expect(findOrCreateDraft(orderApi, orderInputFixture)).rejects.toThrow();
  await findOrCreateDraft(orderApi, orderInputFixture);
  expect(orderApi.sent[1]).toEqual(orderApi.sent[0]);
  expect(orderApi.memory().orderId).toBe("o1");
});

test("another cart creates another order, with another key", async () => {
  const orderApi = fakeOrderApi([{ id: "o1" }, { id: "o2" }]);
  await findOrCreateDraft(orderApi, orderInputFixture);
  await findOrCreateDraft(orderApi, {
    ...orderInputFixture,
    body: { ...orderBodyFixture, service_type: "ONSITE" },
  });
  expect(orderApi.sent[1]?.name).toBe("createOrder");
  expect(orderApi.sent[1]?.key).not.toBe(orderApi.sent[0]?.key);
  expect(orderApi.memory().orderId).toBe("o2");
});

const draft = { id: "o1", status: "INITIATED", payment_status: null, combos_price: 300 };
const returned = { ...draft, combos_price: 320, payment_status: "refund_pending" };
const withNewPrices = { ...orderInputFixture, subtotal: 32_000 };

test.each([
  ["its prices are not those of the menu now", draft],
  ["it was placed meanwhile", { ...draft, status: "PENDING", combos_price: 320 }],
  ["its money goes back", returned],
  ["the API no longer has it", apiErrorFixture("order_not_found", 404)],
])("another draft is created when the menu's prices changed and %s", async (_, found) => {
  const orderApi = fakeOrderApi([{ id: "o1" }, found, { id: "o2" }]);
  await findOrCreateDraft(orderApi, orderInputFixture);
  expect(await findOrCreateDraft(orderApi, withNewPrices)).toEqual({ id: "o2" });
  const [first, , last] = orderApi.sent;
  expect(last?.name).toBe("createOrder");
  expect(last?.key).not.toBe(first?.key);
});

test("a draft that has the prices that the menu has now is used", async () => {
  const repriced = { ...draft, combos_price: 320 };
  const orderApi = fakeOrderApi([repriced, repriced, repriced]);
  await findOrCreateDraft(orderApi, orderInputFixture);
  expect(await findOrCreateDraft(orderApi, withNewPrices)).toEqual(repriced);
  expect(isDraftFor(orderApi, withNewPrices, repriced as never)).toBe(true);
  await findOrCreateDraft(orderApi, withNewPrices);
  expect(orderApi.sent.map(({ name }) => name)).toEqual(["createOrder", "readOrder", "readOrder"]);
});

test("a request for new prices while the draft is being created has its key", async () => {
  const repriced = { ...draft, combos_price: 320 };
  const orderApi = fakeOrderApi([apiErrorFixture("unreachable", 0), repriced]);
  await expect(findOrCreateDraft(orderApi, orderInputFixture)).rejects.toThrow();
  expect(await findOrCreateDraft(orderApi, withNewPrices)).toEqual(repriced);
  expect(orderApi.sent[1]).toEqual(orderApi.sent[0]);
});

test.each([
  ["the API no longer has", apiErrorFixture("order_not_found", 404)],
  ["is never placed, because its money goes back,", returned],
])("a draft that %s is created again", async (_, found) => {
  const orderApi = fakeOrderApi([{ id: "o1" }, found, { id: "o2" }]);
  await findOrCreateDraft(orderApi, orderInputFixture);
  expect(await findOrCreateDraft(orderApi, orderInputFixture)).toEqual({ id: "o2" });
});

const awaitingPayment = { id: "o1", status: "INITIATED", payment_status: "payment_requested" };

test("an order that was paid in the meantime is returned as the server has it", async () => {
  const orderApi = fakeOrderApi([
    { id: "o1" },
    awaitingPayment,
    { ...awaitingPayment, status: "PENDING" },
  ]);
  await findOrCreateDraft(orderApi, orderInputFixture);
  await placeDraft(orderApi, "o1", {});
  expect(await findOrCreateDraft(orderApi, orderInputFixture)).toEqual({
    ...awaitingPayment,
    status: "PENDING",
  });
  const expectedCalls = ["createOrder", "updateOrder", "readOrder"];
  expect(orderApi.sent.map(({ name }) => name)).toEqual(expectedCalls);
});

test("no other order is created while one waits for its payment", async () => {
  const orderApi = fakeOrderApi([{ id: "o1" }, awaitingPayment, awaitingPayment]);
  await findOrCreateDraft(orderApi, orderInputFixture);
  await placeDraft(orderApi, "o1", {});
  const another = { ...orderInputFixture, subtotal: 32_000 };
  const found = await findOrCreateDraft(orderApi, another);
  expect(found).toEqual(awaitingPayment);
  expect(isDraftFor(orderApi, another, found)).toBe(false);
  expect(isDraftFor(orderApi, orderInputFixture, found)).toBe(true);
  expect(orderApi.sent.filter(({ name }) => name === "createOrder")).toHaveLength(1);
});

test.each([
  ["waits for its payment", awaitingPayment, "o1"],
  ["has been paid", { ...awaitingPayment, status: "PENDING", payment_status: null }, "o2"],
  ["was cancelled", { ...awaitingPayment, payment_status: "failed" }, "o2"],
])(
  "an order that the customer has seen prevents another only while it waits: %s",
  async (_, it, id) => {
    const rest = it === awaitingPayment ? [] : [{ id: "o2" }];
    const orderApi = fakeOrderApi([it, ...rest]);
    orderApi.write({ sending: { orderId: "o1", cart: "two tacos", unpaid: true } });
    expect((await findOrCreateDraft(orderApi, orderInputFixture)).id).toBe(id);
    expect(orderApi.read().sending !== null).toBe(id === "o1");
  },
);

test("an order that was paid while the customer cancelled it is returned as placed", async () => {
  const paid = { ...awaitingPayment, status: "PENDING", payment_status: null };
  const orderApi = fakeOrderApi([paid]);
  orderApi.write({ sending: { orderId: "o1", cart: "two tacos", unpaid: true } });
  markPendingAsPlaced(orderApi, "o1");
  expect(await findOrCreateDraft(orderApi, orderInputFixture)).toEqual(paid);
});

test("an order whose payment failed does not prevent a new one", async () => {
  const orderApi = fakeOrderApi([
    { id: "o1" },
    awaitingPayment,
    { ...awaitingPayment, payment_status: "failed" },
    { ...awaitingPayment, payment_status: "failed", combos_price: 300 },
    { id: "o2" },
  ]);
  await findOrCreateDraft(orderApi, orderInputFixture);
  await placeDraft(orderApi, "o1", {});
  expect(await findOrCreateDraft(orderApi, { ...orderInputFixture, subtotal: 32_000 })).toEqual({
    id: "o2",
  });
});
