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

const agreed = { payment_method_id: "cash", bill_amount: 250, fee_amount: 6.25, tip_value: 25 };
test.each([
  ["has no fee and no tip", 230, 281.25],
  ["has the service fee", 250, 281.25],
  ["has everything", 281.25, 281.25],
])(
  "an order without a breakdown costs what the customer agreed to when its total %s",
  (_, total, due) => {
    const placed = { ...order, total, meta_data: { assigned_payment: agreed } } as Order;
    expect(orderAmounts(placed)).toMatchObject({
      serviceFee: 2_000,
      tip: 2_500,
      paymentFee: 625,
      orderTotal: total * 100,
      total: due * 100,
    });
  },
);

test("an order that the restaurant changed has tip and payment fee on its new total", () => {
  const changed = { ...order, total: 300, meta_data: { assigned_payment: agreed } } as Order;
  expect(orderAmounts(changed)).toMatchObject({ serviceFee: 0, total: 33_125 });
});

test("the item count adds up the quantities of the lines", () => {
  expect(itemCount(order)).toBe(3);
});
