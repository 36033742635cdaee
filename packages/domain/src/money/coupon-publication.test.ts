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
])("March in Mexico at %s: %s", (now, published) => {
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
  // A date that each browser reads in its own zone, if at all, is none.
  [{ active: true, start_date: "3/1/2026" }, false],
  // An instant is the day it falls on where the company is: here the 14th, and the 15th.
  [{ active: true, start_date: "2026-03-15T05:00:00Z" }, true],
  [{ active: true, start_date: "2026-03-15T06:00:00.000Z" }, false],
  [{ active: true, start_date: "2026-03-15T01:00:00+02:00" }, true],
  [{ active: true, start_date: "2026-03-15T00:00:00" }, false],
])("at noon of the 14th %j is %s", (window, published) => {
  expect(areCouponsPublished(window, MEXICO, new Date("2026-03-14T18:00:00Z"))).toBe(published);
});

test("a day that the clock makes shorter ends where it ends", () => {
  const day = { active: true, start_date: "2026-03-29", end_date: "2026-03-29" };
  const at = (now: string) => areCouponsPublished(day, "Europe/Madrid", new Date(now));
  expect(at("2026-03-28T23:00:01Z")).toBe(true);
  expect(at("2026-03-29T21:59:59Z")).toBe(true);
  expect(at("2026-03-29T22:00:00Z")).toBe(false);
});
