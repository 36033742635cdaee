import type { ApiClient } from "@comanda/contract/calls/api-client";
import { expect, test } from "vitest";
import { findOrCreateDraft } from "./draft-order.ts";
import { type OrderInput, UnreadableOrderError } from "./order-api.ts";
import { placeDraft } from "./place-draft.ts";
import {
  apiErrorFixture,
  fakeOrderApi,
  orderBodyFixture,
  orderInputFixture,
} from "./testing/fake-order-api.ts";

const lostResponse = apiErrorFixture("unreachable", 0);
const otherInput: OrderInput = {
  body: { ...orderBodyFixture, service_type: "ONSITE" },
  subtotal: 30_000,
};

/** Returns an API that received `o1` and whose response was lost; `answers` come next. */
async function afterLostResponse(answers: unknown[]) {
  const orderApi = fakeOrderApi([{ id: "o1" }, lostResponse, ...answers]);
  await findOrCreateDraft(orderApi, orderInputFixture);
  await expect(placeDraft(orderApi, "o1", {})).rejects.toThrow();
  expect(orderApi.memory().sending).toEqual({ orderId: "o1", cart: "two tacos" });
  orderApi.write({ attempt: null, orderId: null, savedHash: null });
  orderApi.sent.length = 0;
  return orderApi;
}

test("the pending order is saved before the request is sent", async () => {
  const orderApi = fakeOrderApi([]);
  const call: unknown = async () => {
    expect(orderApi.memory().sending).toEqual({ orderId: "o1", cart: "two tacos" });
    return { id: "o1", status: "PENDING" };
  };
  await placeDraft({ ...orderApi, call: call as ApiClient }, "o1", {});
  expect(orderApi.memory().sending).toBeNull();
  expect.assertions(2);
});

test.each([orderInputFixture, otherInput])(
  "an order that the API accepted is returned, and no other is created",
  async (next) => {
    const placed = { id: "o1", status: "PENDING" };
    const orderApi = await afterLostResponse([placed]);
    expect(await findOrCreateDraft(orderApi, next)).toEqual(placed);
    expect(orderApi.sent.map(({ name }) => name)).toEqual(["readOrder"]);
    // It stays saved: the order's page needs the cart it was made of.
    expect(orderApi.memory().sending).toEqual({ orderId: "o1", cart: "two tacos" });
  },
);

test("an order that the API did not accept does not prevent a new one", async () => {
  const orderApi = await afterLostResponse([{ id: "o1", status: "INITIATED" }, { id: "o2" }]);
  expect(await findOrCreateDraft(orderApi, otherInput)).toEqual({ id: "o2" });
});

test("no order is created while the result of the first is unknown", async () => {
  const orderApi = await afterLostResponse([lostResponse, { id: "o1", status: "PENDING" }]);
  await expect(findOrCreateDraft(orderApi, otherInput)).rejects.toThrow();
  expect(await findOrCreateDraft(orderApi, otherInput)).toMatchObject({ id: "o1" });
  expect(orderApi.sent.map(({ name }) => name)).toEqual(["readOrder", "readOrder"]);
});

test("a sent order that the API does not know is cleared", async () => {
  const orderApi = await afterLostResponse([apiErrorFixture("order_not_found", 404), { id: "o2" }]);
  expect(await findOrCreateDraft(orderApi, otherInput)).toEqual({ id: "o2" });
  expect(orderApi.memory().sending).toBeNull();
});

test("an order that arrives late is found before another order is sent", async () => {
  const placed = { id: "o1", status: "PENDING" };
  const orderApi = await afterLostResponse([
    { id: "o1", status: "INITIATED" },
    { id: "o2" },
    placed,
  ]);
  await findOrCreateDraft(orderApi, otherInput);
  expect(await placeDraft(orderApi, "o2", {})).toEqual({ order: placed, alreadyPlaced: true });
  expect(orderApi.sent.map(({ name }) => name)).toEqual(["readOrder", "createOrder", "readOrder"]);
});

test.each([
  [apiErrorFixture("unreachable", 0), true],
  [apiErrorFixture("rate_limited", 429), true],
  [apiErrorFixture("unexpected", 502), true],
  [apiErrorFixture("not_orderable", 409), false],
  [apiErrorFixture("payment_method_not_found", 422), false],
])("after %s the order stays pending: %s", async (error, maybe) => {
  const orderApi = fakeOrderApi([error]);
  await expect(placeDraft(orderApi, "o1", {})).rejects.toThrow();
  expect(orderApi.memory().sending !== null).toBe(maybe);
});

test("an order sent again with another comment is returned as the first request placed it", async () => {
  const first = { id: "o1", status: "PENDING", comment: null };
  const orderApi = fakeOrderApi([lostResponse, apiErrorFixture("order_not_editable", 409), first]);
  await expect(placeDraft(orderApi, "o1", { comment: null })).rejects.toThrow();
  const again = await placeDraft(orderApi, "o1", { comment: "no nuts" });
  expect(again).toEqual({ order: first, alreadyPlaced: true });
});

const unreadable = [apiErrorFixture("unreadable_answer", 502), apiErrorFixture("unexpected", 200)];

test.each(unreadable)(
  "an order whose answer cannot be read counts as placed when the API returns it",
  async (error) => {
    const placed = { id: "o1", status: "PENDING" };
    const orderApi = fakeOrderApi([error, placed]);
    expect(await placeDraft(orderApi, "o1", {})).toEqual({ order: placed, alreadyPlaced: false });
  },
);

test.each(unreadable)(
  "an order that cannot be read at all throws an error with its id",
  async (error) => {
    const orderApi = fakeOrderApi([error, error]);
    const failure = await placeDraft(orderApi, "o1", {}).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(UnreadableOrderError);
    expect(failure).toMatchObject({ orderId: "o1" });
    // It is not sent a second time.
    expect(orderApi.memory().sending).toBeNull();
  },
);

test("a draft is still a draft after an unreadable answer, and can be sent again", async () => {
  const [error] = unreadable;
  const orderApi = fakeOrderApi([error, { id: "o1", status: "INITIATED" }]);
  await expect(placeDraft(orderApi, "o1", {})).rejects.toThrow(error);
});

test.each(["PENDING", "INITIATED"])(
  "a new order with status %s and without a payment is sent again",
  async (status) => {
    const orderApi = fakeOrderApi([
      { id: "o1", status: "PENDING" },
      { id: "o1", status, meta_data: {} },
      { id: "o1" },
    ]);
    await placeDraft(orderApi, "o1", {});
    await placeDraft(orderApi, "o1", {});
    expect(orderApi.sent.map(({ name }) => name)).toEqual([
      "updateOrder",
      "readOrder",
      "updateOrder",
    ]);
  },
);
