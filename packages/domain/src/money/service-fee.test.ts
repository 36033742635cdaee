import { expect, test } from "vitest";
import { chargedServiceFee, type ServiceFeeSetting, serviceFeeOf } from "./service-fee.ts";

const charged = (setting: ServiceFeeSetting | null | undefined, answer: { accepted: boolean }) =>
  chargedServiceFee(serviceFeeOf(setting, 2855, "USD"), answer);

test("an optional service fee is charged only to a customer who accepts it", () => {
  const optional = { value: 10, optional: true };
  expect(charged(optional, { accepted: true })).toBe(286);
  expect(charged(optional, { accepted: false })).toBe(0);
});

test("a service fee that is not optional is charged to every customer", () => {
  const due = { value: 10, optional: false };
  expect(charged(due, { accepted: true })).toBe(286);
  expect(charged(due, { accepted: false })).toBe(286);
});

test.each([[null], [undefined], [{}], [{ value: -10 }], [{ value: -10, optional: true }]])(
  "with the setting %o the service fee is 0",
  (setting) => {
    expect(charged(setting, { accepted: true })).toBe(0);
  },
);

test.each([
  [
    { value: 10, optional: true },
    { charged: 0, offered: 10_000 },
  ],
  [
    { value: 10, optional: false },
    { charged: 10_000, offered: null },
  ],
  [null, { charged: 0, offered: null }],
])("the setting %o makes the fee %o of an order for 995 Chilean pesos", (setting, fee) => {
  expect(serviceFeeOf(setting, 99_500, "CLP")).toEqual(fee);
});

test("an order keeps the fee that it was placed with, unless the fee is optional", () => {
  expect(chargedServiceFee({ charged: 300, offered: null }, { accepted: false })).toBe(300);
  expect(chargedServiceFee({ charged: 300, offered: 300 }, { accepted: false })).toBe(0);
  expect(chargedServiceFee({ charged: 0, offered: 300 }, { accepted: true })).toBe(300);
});
