import type { Order } from "@comanda/contract/orders/order";
import { expect, test } from "vitest";
import { orderDiscountLines } from "./order-discounts.ts";

type Discount = Order["discounts"][number];

const discount = (fields: Partial<Discount>): Discount => ({
  modality: "COUPON",
  description: null,
  type: "AMOUNT",
  value: 10,
  amount: 10,
  code: null,
  reward_id: null,
  ...fields,
});

const shown = (discounts: Discount[], total: number) =>
  orderDiscountLines(discounts, total, "MXN").map(({ code, name, amount }) => [code, name, amount]);

test("each discount has its code or name, and their amounts add up to the total", () => {
  const coupon = discount({ code: "TEN", description: "Ten per cent", amount: 19.1 });
  const reward = discount({ modality: "FIDELITY", description: "A coffee", amount: 30 });
  expect(shown([coupon, reward], 4_910)).toEqual([
    ["TEN", "Ten per cent", 1_910],
    [null, "A coffee", 3_000],
  ]);
});

test("a gift has the amount 0, and is listed", () => {
  const cake = discount({ description: "A cake", value: 0, amount: 0 });
  expect(shown([cake], 0)).toEqual([[null, "A cake", 0]]);
});

test("another backend's gift, and its only discount without an amount, keep their names", () => {
  const cake = discount({ modality: "FIDELITY", description: "A cake", value: 0, amount: null });
  const ten = discount({ description: "Ten per cent", type: "PERCENTAGE", amount: null });
  expect(shown([cake], 0)).toEqual([[null, "A cake", 0]]);
  expect(shown([ten, cake], 700)).toEqual([
    [null, "A cake", 0],
    [null, "Ten per cent", 700],
  ]);
  const twenty = discount({ description: "Twenty", value: 20, amount: null });
  expect(shown([ten, twenty], 2_700)).toEqual([[null, null, 2_700]]);
});

test("discounts without an amount become one line with the rest of the total", () => {
  expect(shown([discount({ amount: null })], 700)).toEqual([[null, null, 700]]);
  expect(shown([discount({ code: "A", amount: 5 }), discount({ amount: null })], 700)).toEqual([
    ["A", null, 500],
    [null, null, 200],
  ]);
  expect(shown([], 700)).toEqual([[null, null, 700]]);
  expect(shown([], 0)).toEqual([]);
});
