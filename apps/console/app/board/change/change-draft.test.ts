import { expect, test } from "vitest";
import { staffLine, staffOrder } from "../testing/staff-order-fixture.ts";
import { draftFault, lineChangesOf, totalAfter } from "./change-draft.ts";

const lines = [
  staffLine({ position: 0, quantity: 2, total: 56 }),
  staffLine({ position: 3, quantity: 1, total: 44 }),
];
const breakdown = {
  combos: 100,
  discounts: 10,
  delivery: 20,
  service_fee: 5,
  tip: 0,
  payment_fee: 0,
  total: 115,
};
const discounts = [
  {
    modality: "COUPON" as const,
    type: "PERCENTAGE" as const,
    value: 10,
    amount: 10,
    description: null,
    code: "TEN",
    reward_id: null,
  },
];
const order = staffOrder({ lines, breakdown, discounts });

test("only lines with another quantity change", () => {
  const chosen = new Map([
    [0, 2],
    [3, 0],
  ]);
  expect(lineChangesOf(order, chosen)).toEqual([{ position: 3, quantity: 0 }]);
});

test("the total follows coupon, fee and delivery of the order", () => {
  // 56.00 less 10%, with 20.00 delivery and a fee of 5%.
  expect(totalAfter(order, [{ position: 3, quantity: 0 }])).toBe(73.2);
  expect(totalAfter(order, [])).toBe(115);
});

test("a member who sees no money sees no total", () => {
  expect(totalAfter(staffOrder({ breakdown: null }), [])).toBeNull();
});

test("a proposal that changes nothing, or leaves no line, cannot be sent", () => {
  expect(draftFault(order, [])).toBe("nothing_changed");
  const all = [
    { position: 0, quantity: 0 },
    { position: 3, quantity: 0 },
  ];
  expect(draftFault(order, all)).toBe("nothing_left");
  expect(draftFault(order, [{ position: 0, quantity: 1 }])).toBeNull();
});
