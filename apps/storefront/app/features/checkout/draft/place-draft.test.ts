import { ApiError } from "@comanda/contract/calls/api-client";
import { expect, test } from "vitest";
import { findOrCreateDraft } from "./draft-order.ts";
import { placeDraft } from "./place-draft.ts";
import { apiErrorFixture, fakeOrderApi, orderInputFixture } from "./testing/fake-order-api.ts";

test("an update that repeats the one before is not sent", async () => {
  const orderApi = fakeOrderApi([
    { id: "o1", status: "PENDING" },
    { id: "o1", status: "PENDING" },
  ]);
  const first = await placeDraft(orderApi, "o1", { comment: "hi" });
  // The order that exists is returned.
  expect(first).toEqual({ order: { id: "o1", status: "PENDING" }, alreadyPlaced: false });
  expect(await placeDraft(orderApi, "o1", { comment: "hi" })).toEqual(first);
  expect(orderApi.sent.map(({ name }) => name)).toEqual(["updateOrder", "readOrder"]);
});

test("an update that differs from the one before is sent", async () => {
  const orderApi = fakeOrderApi([{ id: "o1" }, { id: "o1" }]);
  await placeDraft(orderApi, "o1", { comment: "hi" });
  await placeDraft(orderApi, "o1", { comment: "bye" });
  expect(orderApi.sent.map(({ name }) => name)).toEqual(["updateOrder", "updateOrder"]);
});

test("a refused update can be sent again", async () => {
  const orderApi = fakeOrderApi([apiErrorFixture("not_orderable", 409), { id: "o1" }]);
  await expect(placeDraft(orderApi, "o1", {})).rejects.toThrow();
  expect(orderApi.memory().savedHash).toBeNull();
  await placeDraft(orderApi, "o1", {});
  expect(orderApi.sent.map(({ name }) => name)).toEqual(["updateOrder", "updateOrder"]);
});

test("the update before a refused one is sent again", async () => {
  const orderApi = fakeOrderApi([
    { id: "o1" },
    apiErrorFixture("not_orderable", 409),
    { id: "o1" },
  ]);
  await placeDraft(orderApi, "o1", { comment: "hi" });
  await expect(placeDraft(orderApi, "o1", { comment: "bye" })).rejects.toThrow();
  expect(orderApi.memory().savedHash).toBeNull();
  await placeDraft(orderApi, "o1", { comment: "hi" });
  const expectedCalls = ["updateOrder", "updateOrder", "updateOrder"];
  expect(orderApi.sent.map(({ name }) => name)).toEqual(expectedCalls);
});

test.each([
  ["unreachable", 0],
  ["unexpected", 502],
] as const)("the update before one that fails with %s %i is sent again", async (code, status) => {
  const orderApi = fakeOrderApi([{ id: "o1" }, apiErrorFixture(code, status)]);
  await placeDraft(orderApi, "o1", { comment: "hi" });
  expect(orderApi.memory().savedHash).not.toBeNull();
  await expect(placeDraft(orderApi, "o1", { comment: "bye" })).rejects.toThrow();
  expect(orderApi.memory().savedHash).toBeNull();
});

test("a draft that the API no longer has is cleared", async () => {
  const orderApi = fakeOrderApi([
    { id: "o1" },
    apiErrorFixture("order_not_found", 404),
    { id: "o2" },
  ]);
  await findOrCreateDraft(orderApi, orderInputFixture);
  await expect(placeDraft(orderApi, "o1", {})).rejects.toThrow();
  expect(await findOrCreateDraft(orderApi, orderInputFixture)).toEqual({ id: "o2" });
});

test("a draft whose prices changed is cleared, and a new one can be placed", async () => {
  const changed = new ApiError("PATCH", "/", 409, {
    code: "not_orderable",
    reasons: [{ code: "price_changed" }],
  });
  const orderApi = fakeOrderApi([
    { id: "o1" },
    changed,
    { id: "o2" },
    { id: "o2", status: "PENDING" },
  ]);
  await findOrCreateDraft(orderApi, orderInputFixture);
  await expect(placeDraft(orderApi, "o1", {})).rejects.toThrow();
  const { id } = await findOrCreateDraft(orderApi, orderInputFixture);
  const placed = { id: "o2", status: "PENDING" };
  expect(await placeDraft(orderApi, id, {})).toEqual({ order: placed, alreadyPlaced: false });
  expect(orderApi.sent[2]?.key).not.toBe(orderApi.sent[0]?.key);
});

test("a draft that is refused for another reason stays", async () => {
  const closed = new ApiError("PATCH", "/", 409, {
    code: "not_orderable",
    reasons: [{ code: "closed" }],
  });
  const orderApi = fakeOrderApi([{ id: "o1" }, closed]);
  await findOrCreateDraft(orderApi, orderInputFixture);
  await expect(placeDraft(orderApi, "o1", {})).rejects.toThrow();
  expect(orderApi.memory().orderId).toBe("o1");
});

test("an order that was placed meanwhile is returned as it is", async () => {
  const orderApi = fakeOrderApi([
    apiErrorFixture("order_not_editable", 409),
    { id: "o1", status: "PREPARING" },
  ]);
  const order = { id: "o1", status: "PREPARING" };
  expect(await placeDraft(orderApi, "o1", {})).toEqual({ order, alreadyPlaced: true });
});

const awaitingPayment = { id: "o1", status: "INITIATED", payment_status: "payment_requested" };

test("an order that already waits for the same payment is not sent again", async () => {
  const orderApi = fakeOrderApi([awaitingPayment, awaitingPayment]);
  await placeDraft(orderApi, "o1", {});
  expect(await placeDraft(orderApi, "o1", {})).toEqual({
    order: awaitingPayment,
    alreadyPlaced: false,
  });
  expect(orderApi.sent.map(({ name }) => name)).toEqual(["updateOrder", "readOrder"]);
});

test.each(["refund_pending", "refunded"])(
  "an order that never was placed and is %s is not taken for a placed one, and another is created",
  async (payment_status) => {
    const returned = { id: "o1", status: "INITIATED", payment_status };
    const orderApi = fakeOrderApi([
      { id: "o1" },
      apiErrorFixture("order_not_editable", 409),
      returned,
      { id: "o2" },
    ]);
    await findOrCreateDraft(orderApi, orderInputFixture);
    await expect(placeDraft(orderApi, "o1", {})).rejects.toMatchObject({
      code: "order_not_editable",
    });
    expect(await findOrCreateDraft(orderApi, orderInputFixture)).toEqual({ id: "o2" });
    expect(orderApi.sent.at(-1)?.key).not.toBe(orderApi.sent[0]?.key);
  },
);
