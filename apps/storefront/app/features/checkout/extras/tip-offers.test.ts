import { expect, test } from "vitest";
import {
  chargeableTip,
  customTip,
  matchesOffer,
  noTip,
  recalculateTip,
  tipError,
  tipFromOffer,
  tipOffers,
} from "./tip-offers.ts";

test("the offers are percentages by default and amounts for type amount", () => {
  const shares = [
    { percent: 5, amount: 500 },
    { percent: 10, amount: 1000 },
    { percent: 15, amount: 1500 },
    { percent: 20, amount: 2000 },
  ];
  for (const type of ["percentage", "PERCENTAGE", " ", null, undefined]) {
    expect(tipOffers(type, 10_000, "MXN")).toEqual(shares);
  }
  expect(tipOffers("amount", 10_000, "MXN")).toEqual(
    [500, 1000, 1500, 2500].map((amount) => ({ percent: null, amount })),
  );
});

test("a percentage follows the subtotal, an amount does not", () => {
  const tenth = tipFromOffer({ percent: 10, amount: 1000 });
  expect(tenth).toEqual({ tip: 1000, tipType: "percentage", tipPercent: 10 });
  expect(recalculateTip(tenth, true, 20_000, "MXN")).toMatchObject({ tip: 2000, tipPercent: 10 });
  const typedTip = customTip(1234);
  expect(typedTip).toEqual({ tip: 1234, tipType: "amount", tipPercent: null });
  expect(recalculateTip(typedTip, true, 20_000, "MXN")).toBe(typedTip);
});

test("a service type without tips clears the tip", () => {
  expect(recalculateTip(customTip(1234), false, 20_000, "MXN")).toBe(noTip);
});

test("an empty amount and a zero are no tip", () => {
  expect(customTip(null)).toBe(noTip);
  expect(customTip(0)).toBe(noTip);
});

test("a tip matches an offer by its percentage, or else by its amount", () => {
  const tenth = { percent: 10, amount: 1000 };
  expect(matchesOffer(tipFromOffer(tenth), { ...tenth, amount: 2000 })).toBe(true);
  expect(matchesOffer(customTip(1000), tenth)).toBe(false);
  expect(matchesOffer(customTip(1000), { percent: null, amount: 1000 })).toBe(true);
  expect(matchesOffer(tipFromOffer(tenth), { percent: null, amount: 1000 })).toBe(false);
});

test("a tip is an amount of at most the subtotal", () => {
  expect([null, 0, 10_000].map((amount) => tipError(amount, 10_000))).toEqual([null, null, null]);
  expect(tipError(10_001, 10_000)).toBe("tooMuch");
  expect(tipError(Number.NaN, 10_000)).toBe("invalid");
});

test("a tip is charged up to the subtotal, and not at all above it", () => {
  expect([chargeableTip(3_000, 3_000), chargeableTip(3_001, 3_000)]).toEqual([3_000, 0]);
});
