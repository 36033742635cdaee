import * as v from "valibot";
import { expect, test } from "vitest";
import { Discount } from "./orders.ts";

test.each(["fidelity", "coupon", "FIDELITY", "COUPON", "MANUAL"])(
  "%s is a modality",
  (modality) => {
    expect(v.parse(Discount, { modality })).toMatchObject({ modality });
  },
);

test.each(["AMOUNT", "PERCENTAGE", "PERCENTAGE_DISCOUNT"])("%s is a discount's type", (type) => {
  expect(v.parse(Discount, { type })).toMatchObject({ type });
});

test("another kind is none", () => {
  expect(v.safeParse(Discount, { modality: "GIFT" }).success).toBe(false);
  expect(v.safeParse(Discount, { type: "SHARE" }).success).toBe(false);
});
