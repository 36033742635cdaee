import { expect, test } from "vitest";
import type { LoadedMenu } from "../company/company-site.tsx";
import { fillMissingParts } from "./missing-parts.tsx";

const lastKnown = {
  categories: ["dishes"],
  orderSettings: "fees",
  paymentMethods: "cash",
  offers: { coupons: true, loyalty: false },
} as unknown as LoadedMenu;
const nothing: LoadedMenu = {
  categories: null,
  orderSettings: null,
  paymentMethods: null,
  offers: { coupons: null, loyalty: null },
};

test("a part that a refresh lacks stays as it was", () => {
  expect(fillMissingParts(nothing, lastKnown)).toEqual(lastKnown);
});

test("a part that a refresh has replaces the old one", () => {
  const fresh = { ...lastKnown, categories: [], offers: { coupons: false, loyalty: null } };
  expect(fillMissingParts(fresh, lastKnown)).toEqual({
    ...lastKnown,
    categories: [],
    offers: { coupons: false, loyalty: false },
  });
});
