import type { Order } from "@comanda/contract/orders/order";
import { expect, test } from "vitest";
import { itemCount, orderAmounts } from "./order-amounts.ts";

const order = {
  combos_price: 200,
  delivery_price: 30,
  total: 230,
  currency: { code: "MXN" },
  combos: [{ quantity: 2 }, { quantity: 1 }],
} as Order;

test("the amounts are the server's, converted to cents", () => {
  const breakdown = {
    combos: 200,
    discounts: 20,
    delivery: 30,
    service_fee: 10,
    tip: 5.5,
    payment_fee: 2,
    total: 227.5,
  };
  expect(orderAmounts({ ...order, total: 220, breakdown })).toEqual({
    combos: 20_000,
    discounts: 2_000,
    delivery: 3_000,
    serviceFee: 1_000,
    tip: 550,
    paymentFee: 200,
    orderTotal: 22_000,
    total: 22_750,
  });
});

test("an order without a breakdown has only its totals", () => {
  expect(orderAmounts(order)).toMatchObject({
    combos: 20_000,
    discounts: 0,
    delivery: 3_000,
    orderTotal: 23_000,
    total: 23_000,
  });
});

test("the discounts of an order without a breakdown are stated amounts or follow their rules", () => {
  const discounts = [
    { type: "PERCENTAGE_DISCOUNT", value: 10 },
    { type: "AMOUNT", value: 5 },
    { type: "PERCENTAGE", value: 50, amount: 7.5 },
  ];
  expect(orderAmounts({ ...order, discounts, total: 197.5 } as Order)).toMatchObject({
    combos: 20_000,
    discounts: 2_000 + 500 + 750,
    total: 19_750,
  });
});

test("the item count adds up the quantities of the lines", () => {
  expect(itemCount(order)).toBe(3);
});
