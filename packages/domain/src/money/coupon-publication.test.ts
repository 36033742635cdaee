import { expect, test } from "vitest";
import { areCouponsPublished, type CouponPublication } from "./coupon-publication.ts";

/** Six hours behind UTC, all year. */
const MEXICO = "America/Mexico_City";
const march: CouponPublication = { active: true, start_date: "2026-03-01", end_date: "2026-03-31" };

test.each<[string, boolean]>([
  ["2026-03-01T05:59:59Z", false],
  ["2026-03-01T06:00:00Z", false],
  ["2026-03-01T06:00:01Z", true],
  ["2026-03-14T18:00:00Z", true],
  ["2026-04-01T05:59:59Z", true],
  ["2026-04-01T05:59:59.999Z", true],
  ["2026-04-01T06:00:00Z", false],
])("coupons of March in Mexico are published at %s: %s", (now, published) => {
  expect(areCouponsPublished(march, MEXICO, new Date(now))).toBe(published);
});

test.each<[CouponPublication | null | undefined, boolean]>([
  [null, false],
  [undefined, false],
  [{}, false],
  [{ ...march, active: false }, false],
  [{ active: true }, true],
  [{ active: true, start_date: "2026-03-15" }, false],
  [{ active: true, end_date: "2026-03-13" }, false],
  [{ active: true, start_date: "", end_date: "2026-03-14" }, true],
  [{ ...march, start_date: "soon" }, false],
  // Dates in other forms are refused, because browsers read them differently.
  [{ active: true, start_date: "3/1/2026" }, false],
  // An instant counts as its day in the company's time zone: here the 14th, then the 15th.
  [{ active: true, start_date: "2026-03-15T05:00:00Z" }, true],
  [{ active: true, start_date: "2026-03-15T06:00:00.000Z" }, false],
  [{ active: true, start_date: "2026-03-15T01:00:00+02:00" }, true],
  [{ active: true, start_date: "2026-03-15T00:00:00" }, false],
])("at noon of March 14 the publication %j is active: %s", (window, published) => {
  expect(areCouponsPublished(window, MEXICO, new Date("2026-03-14T18:00:00Z"))).toBe(published);
});

test("a day shortened by a clock change ends at its midnight", () => {
  const day = { active: true, start_date: "2026-03-29", end_date: "2026-03-29" };
  const at = (now: string) => areCouponsPublished(day, "Europe/Madrid", new Date(now));
  expect(at("2026-03-28T23:00:01Z")).toBe(true);
  expect(at("2026-03-29T21:59:59Z")).toBe(true);
  expect(at("2026-03-29T22:00:00Z")).toBe(false);
});
