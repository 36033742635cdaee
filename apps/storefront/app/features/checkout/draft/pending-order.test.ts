import { expect, test } from "vitest";
import { findPlacedByNumber } from "./pending-order.ts";
import { apiErrorFixture, fakeOrderApi } from "./testing/fake-order-api.ts";

const meta_data = { assigned_payment: { payment_method_id: "cash" } };
const placed = { id: "o1", public_id: 1001, status: "PENDING", meta_data };

/** The order API of a browser whose order `o1` was sent without an answer. */
function afterLostAnswer(response: unknown) {
  const orderApi = fakeOrderApi([response]);
  orderApi.write({ sending: { orderId: "o1", cart: "two tacos" } });
  return orderApi;
}

test("the order that was sent without an answer is found by its number", async () => {
  expect(await findPlacedByNumber(afterLostAnswer(placed), 1001)).toEqual(placed);
});

test("an order with another number, and a draft, are not the order that ended the cart", async () => {
  expect(await findPlacedByNumber(afterLostAnswer(placed), 1002)).toBeNull();
  const draft = { ...placed, status: "INITIATED", meta_data: null };
  expect(await findPlacedByNumber(afterLostAnswer(draft), 1001)).toBeNull();
});

test("a browser that has sent no order asks for none", async () => {
  const orderApi = fakeOrderApi([placed]);
  expect(await findPlacedByNumber(orderApi, 1001)).toBeNull();
  expect(orderApi.sent).toEqual([]);
});

test("an order that cannot be read rejects, so that it is read again", async () => {
  const orderApi = afterLostAnswer(apiErrorFixture("unreachable", 0));
  await expect(findPlacedByNumber(orderApi, 1001)).rejects.toThrow();
});
