import { centsPerUnit, decimalsOf, toCents } from "@comanda/domain/money/cents";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fromDecimal, fromStripeAmount, toDecimal, toStripeAmount } from "./provider-amounts.ts";

const currency = fc.constantFrom(
  ..."USD EUR BRL MXN PEN COP UYU ARS CLP PYG JPY ISK UGX MGA BHD KWD".split(" "),
);
/** A valid amount of the currency, up to ten million. */
const payable = fc
  .tuple(fc.integer({ min: 1, max: 1_000_000_000 }), currency)
  .map(([cents, code]) => [toCents(cents / centsPerUnit(code), code), code] as const)
  .filter(([cents]) => cents > 0);
const runs = { seed: 21, numRuns: 3000 };

test("an amount in major units converts back to the same amount", () => {
  fc.assert(
    fc.property(payable, ([cents, code]) => {
      const text = toDecimal(cents, code);
      // Compare whole numbers, so that no binary fraction hides a difference.
      const [whole = "", fraction = ""] = (text ?? "").split(".");
      expect(BigInt(whole + fraction.padEnd(Math.max(2, decimalsOf(code)), "0"))).toBe(
        BigInt(cents),
      );
      expect(fromDecimal(JSON.parse(text ?? ""), code)).toBe(cents);
    }),
    runs,
  );
});

test("an amount in Stripe's unit converts back to the same amount", () => {
  fc.assert(
    fc.property(payable, ([cents, code]) => {
      const amount = toStripeAmount(cents, code);
      const isTooFine =
        (code === "MGA" && cents % 100 !== 0) || (decimalsOf(code) === 3 && cents % 10 !== 0);
      if (isTooFine) expect(amount).toBeNull();
      else expect(fromStripeAmount(amount ?? Number.NaN, code)).toBe(cents);
    }),
    runs,
  );
});

test.each([
  [2850, "USD", 2850, "28.50"],
  [2805, "BRL", 2805, "28.05"],
  [199_000, "CLP", 1990, "1990"],
  [500_000, "PYG", 5000, "5000"],
  [1000, "JPY", 10, "10"],
  [1000, "ISK", 1000, "10"],
  [1000, "UGX", 1000, "10"],
  [12_340, "BHD", 12_340, "12.340"],
  [2000, "KWD", 2000, "2"],
  [1000, "MGA", 10, "10"],
])("%d cents of %s are %d for Stripe and %s in major units", (cents, code, stripe, decimal) => {
  expect(toStripeAmount(cents, code)).toBe(stripe);
  expect(toDecimal(cents, code)).toBe(decimal);
});

test.each([
  [1050, "JPY"],
  [199_050, "CLP"],
  [0, "USD"],
  [-100, "USD"],
  [10.5, "USD"],
  [Number.NaN, "USD"],
  [2 ** 53, "USD"],
])("%d cents of %s are no amount to ask for", (cents, code) => {
  expect(toStripeAmount(cents, code)).toBeNull();
  expect(toDecimal(cents, code)).toBeNull();
});

test.each([
  [28.505, "USD"],
  [1990.5, "CLP"],
  [-5, "USD"],
  [Number.POSITIVE_INFINITY, "USD"],
])("%d of %s is not rounded to an amount", (amount, code) => {
  expect(fromDecimal(amount, code)).toBeNull();
});

test("an amount with a last thousandth is not sent to Stripe", () => {
  expect(toStripeAmount(12_345, "BHD")).toBeNull();
  expect(toDecimal(12_345, "BHD")).toBe("12.345");
});

test("a fraction of a cent is not rounded to one", () => {
  expect(fromStripeAmount(12_345, "BHD")).toBe(12_345);
  expect(fromStripeAmount(28.5, "USD")).toBeNull();
});
