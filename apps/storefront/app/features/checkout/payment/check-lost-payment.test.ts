import type { Order } from "@comanda/contract/orders/order";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { expect, test } from "vitest";
import { apiErrorFixture, fakeOrderApi } from "../draft/testing/fake-order-api.ts";
import { checkLostPayment } from "./check-lost-payment.ts";

const order = { id: "o1" } as Order;
const payment = { id: "p1", reference_id: "o1", amount: 60, params: {} } as CompanyPayment;
const withStatus = (status: string) => ({ data: [{ ...payment, status }] });
const cancelled = { ...payment, status: "cancelled" };
const check = (...answers: Parameters<typeof fakeOrderApi>[0]) =>
  checkLostPayment(fakeOrderApi(answers), order, payment);

test("an order whose payment has arrived is placed", async () => {
  expect(await check(withStatus("paid"))).toEqual({
    kind: "placed",
    placed: { order, alreadyPlaced: false },
  });
});

test("a refused payment is cancelled, and the customer can pay again", async () => {
  expect(await check(withStatus("failed"), cancelled)).toEqual({ kind: "refused", reason: null });
});

test("a refused payment that was paid meanwhile places the order", async () => {
  const paid = { ...payment, status: "paid" };
  expect(await check(withStatus("failed"), paid)).toMatchObject({ kind: "placed" });
});

test.each([
  ["the payment is pending", [withStatus("pending")]],
  ["the server does not answer", [apiErrorFixture("unreachable", 0)]],
  ["the payment cannot be cancelled", [withStatus("failed"), apiErrorFixture("unreachable", 0)]],
])("the result stays unknown while %s", async (_, answers) => {
  expect(await check(...answers)).toEqual({ kind: "unsure" });
});

test("without a payment nothing is asked", async () => {
  const orderApi = fakeOrderApi([]);
  expect(await checkLostPayment(orderApi, order, null)).toEqual({ kind: "unsure" });
  expect(orderApi.sent).toEqual([]);
});
