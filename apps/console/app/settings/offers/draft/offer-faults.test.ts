import fc from "fast-check";
import { expect, test } from "vitest";
import { offerFaults } from "./offer-faults.ts";
import { type CouponDraft, newCoupon, newReward, usesLeft, withItem } from "./offer-lists.ts";

const place = { currencyCode: "MXN", timezone: "America/Mexico_City" };
const coupon = (part: Partial<CouponDraft>): CouponDraft => ({
  id: "a",
  code: "TEN",
  discount_type: "percentage",
  value: 10,
  ...part,
});
const faultsOf = (...coupons: CouponDraft[]) => offerFaults({ coupons }, place);

test("a section without coupons and program has no fault", () => {
  expect(offerFaults({}, place)).toEqual({});
  expect(offerFaults({ coupons: null, loyalty_settings: null }, place)).toEqual({});
});

test.each<[Partial<CouponDraft>, object]>([
  [{}, {}],
  [{ code: " \u200b" }, { "coupon.a.code": "noCode" }],
  [{ value: null }, { "coupon.a.value": "noValue" }],
  [{ value: 0 }, {}],
  [{ value: 100 }, {}],
  [{ value: 100.5 }, { "coupon.a.value": "percent" }],
  [{ value: 12.345 }, {}],
  [{ discount_type: "fixed", value: 101 }, {}],
  [{ discount_type: "fixed", value: 12.345 }, { "coupon.a.value": "decimals" }],
  [{ min_amount: 0.001 }, { "coupon.a.min_amount": "decimals" }],
  [{ usage_limit: 2, coupons_used: 5 }, {}],
])("a coupon with %j has the faults %j", (part, faults) => {
  expect(faultsOf(coupon(part))).toEqual(faults);
});

test.each([
  ["ten", "TEN"],
  [" Café ", "cafe\u0301"],
  ["te\u00adn", "TEN"],
])("the second of the codes %j and %j is refused", (one, other) => {
  const faults = faultsOf(coupon({ code: one }), coupon({ id: "b", code: other }));
  expect(faults).toEqual({ "coupon.b.code": "sameCode" });
});

test("different codes have no fault, and a repeated one has a single fault", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.uniqueArray(letters, { minLength: 1 }), fc.nat(), (codes, at) => {
      const coupons = codes.map((code, index) => coupon({ id: String(index), code }));
      expect(faultsOf(...coupons)).toEqual({});
      const repeated = codes[at % codes.length]?.toUpperCase();
      expect(faultsOf(...coupons, coupon({ id: "again", code: repeated }))).toEqual({
        "coupon.again.code": "sameCode",
      });
    }),
  );
});

test("an amount of a currency without decimals is whole", () => {
  const yen = { ...place, currencyCode: "JPY" };
  const coupons = [coupon({ discount_type: "fixed", value: 10.5 })];
  expect(offerFaults({ coupons }, yen)).toEqual({ "coupon.a.value": "decimals" });
});

test.each<[string | null, string | null, boolean]>([
  ["2026-03-01", "2026-03-31", true],
  ["2026-03-01", "2026-03-01", true],
  ["2026-03-02", "2026-03-01", false],
  ["2026-03-02", null, true],
  ["", "2026-03-01", true],
  // Five in the morning of March 2 in UTC is March 1 in Mexico.
  ["2026-03-02T05:00:00Z", "2026-03-01", true],
])("a list from %j until %j is right: %s", (start_date, end_date, isRight) => {
  const value = { company: { coupon_published: { active: true, start_date, end_date } } };
  expect(offerFaults(value, place)).toEqual(
    isRight ? {} : { "company.coupon_published.end_date": "reversed" },
  );
});

test("a new coupon asks for a code and a value, and a new reward for a name and points", () => {
  const [made, reward] = [newCoupon(), newReward()];
  const loyalty_settings = { loyalty_program: { active: true, rewards: [reward] } };
  expect(offerFaults({ coupons: [made], loyalty_settings }, place)).toEqual({
    [`coupon.${made.id}.code`]: "noCode",
    [`coupon.${made.id}.value`]: "noValue",
    [`reward.${reward.id}.name`]: "noName",
    [`reward.${reward.id}.required_points`]: "noPoints",
  });
});

test("a reward of more than 100 per cent is refused", () => {
  const reward = { ...newReward(), id: "r", name: "Flan", required_points: 5 };
  const withReward = (part: object) => ({
    loyalty_settings: { loyalty_program: { rewards: [{ ...reward, ...part }] } },
  });
  expect(offerFaults(withReward({}), place)).toEqual({});
  expect(offerFaults(withReward({ discount_type: "percentage", value: 150 }), place)).toEqual({
    "reward.r.value": "percent",
  });
});

test.each([
  [{}, "some"],
  [{ usage_limit: 0, coupons_used: 9 }, "some"],
  [{ usage_limit: 3, coupons_used: 2 }, "some"],
  [{ usage_limit: 3, coupons_used: 3 }, "none"],
  [{ usage_limit: 3, coupons_used: 4 }, "below"],
] as const)("of the coupon %j are left: %s", (part, left) => {
  expect(usesLeft(coupon(part))).toBe(left);
});

test("one item of a list changes, and the others stay", () => {
  const [one, other] = [coupon({}), coupon({ id: "b" })];
  expect(withItem([one, other], { ...other, value: 5 })).toEqual([one, { ...other, value: 5 }]);
});
