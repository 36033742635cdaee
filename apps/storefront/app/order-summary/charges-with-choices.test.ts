import type { Order } from "@comanda/contract/orders/order";
import { expect, test } from "vitest";
import { chargesWithChoices } from "./charges-with-choices.ts";

const currency = { code: "MXN" };
const parts = { discounts: 0, delivery: 0, tip: 0, payment_fee: 0 };
const breakdown = { ...parts, combos: 200, service_fee: 0, total: 200 };
const plain = { combos_price: 200, total: 200, currency };
const chosen = { method: null, tip: 0, feeAccepted: true };
const optional = { value: 10, optional: true };

test.each([
  ["that says its cost is charged by it", { breakdown, optional_service_fee: 15 }, optional, 1_500],
  ["of another backend is charged by the setting", { breakdown: null }, optional, 2_000],
  ["that the server does not offer is not charged", { breakdown }, optional, 0],
  ["of another backend without a setting is not charged", { breakdown: null }, null, 0],
  ["that is not optional is not added", { breakdown: null }, { value: 10, optional: false }, 0],
])("an accepted fee of a draft %s", (_, fields, feeSetting, serviceFee) => {
  const order = { ...plain, ...fields } as unknown as Order;
  const charges = chargesWithChoices(order, { ...chosen, feeSetting }, "MXN");
  expect(charges).toMatchObject({ serviceFee, total: 20_000 + serviceFee });
  const declined = chargesWithChoices(order, { ...chosen, feeAccepted: false, feeSetting }, "MXN");
  expect(declined.total).toBe(20_000);
});

test.each([
  ["has a fee that its parts do not name", { total: 220 }, null, 2_000, 22_000],
  ["offers an optional fee beside", { total: 200 }, optional, 2_000, 22_000],
  ["costs less than its parts", { total: 180 }, null, 0, 20_000],
])(
  "the total of a draft of another backend that %s",
  (_, fields, feeSetting, serviceFee, total) => {
    const order = { ...plain, breakdown: null, ...fields } as unknown as Order;
    const charges = chargesWithChoices(order, { ...chosen, feeSetting }, "MXN");
    expect(charges).toMatchObject({ serviceFee, total });
  },
);
