import fc from "fast-check";
import { expect, test } from "vitest";
import { itemState } from "./item-state.ts";
import { type AvailabilityMark, isMarkInForce, saleLimits } from "./marks.ts";

const NOW = new Date("2026-05-01T18:00:00Z");
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const mark = (changes: Partial<AvailabilityMark> = {}): AvailabilityMark => ({
  kind: "product",
  id: "suadero",
  state: "sold_out",
  until: null,
  left: null,
  ...changes,
});

const anyMark: fc.Arbitrary<AvailabilityMark> = fc.record({
  kind: fc.constantFrom("product", "variant", "modifier"),
  id: fc.constantFrom("a", "b"),
  state: fc.constantFrom("on_sale", "sold_out", "left"),
  until: fc.option(fc.integer({ min: -100, max: 100 }).map(after)),
  left: fc.option(fc.nat(5)),
});

test("a mark without an end stays until it is removed", () => {
  expect(saleLimits([mark()], after(1_000_000)).products.get("suadero")).toBe(0);
  expect(saleLimits([mark({ state: "on_sale" })], NOW).products.size).toBe(0);
});

test("a mark ends exactly at its instant", () => {
  const timed = mark({ until: after(30) });
  expect(saleLimits([timed], new Date(after(30).getTime() - 1)).products.get("suadero")).toBe(0);
  expect(saleLimits([timed], after(30)).products.size).toBe(0);
});

test("each kind has limits of its own: an id may name a product and a modifier", () => {
  const limits = saleLimits([mark({ kind: "modifier", state: "left", left: 4 })], NOW);
  expect([...limits.modifiers]).toEqual([["suadero", 4]]);
  expect(limits.products.size + limits.variants.size).toBe(0);
});

test("a mark in force never grants more than the stock, and none is out of force later", () => {
  fc.assert(
    fc.property(
      anyMark,
      fc.option(fc.integer({ min: -3, max: 9 })),
      fc.nat(90),
      (given, stock, minutes) => {
        const { state, left, source } = itemState(given, stock, NOW);
        expect(left === null || left >= 0).toBe(true);
        if (stock !== null) expect(left).toBeLessThanOrEqual(Math.max(0, stock));
        if (source === "mark") expect(isMarkInForce(given, NOW)).toBe(true);
        if (state === "on_sale") expect(stock).toBe(null);
        if (!isMarkInForce(given, NOW)) expect(isMarkInForce(given, after(minutes))).toBe(false);
      },
    ),
  );
});

test("an item is sold out by its own stock, by a mark, or when its last piece is sold", () => {
  expect(itemState(null, 0, NOW)).toMatchObject({ state: "sold_out", source: "stock" });
  expect(itemState(mark({ until: after(5) }), 7, NOW)).toEqual({
    state: "sold_out",
    until: after(5),
    left: 7,
    source: "mark",
  });
  expect(itemState(mark({ state: "left", left: 0 }), null, NOW)).toMatchObject({
    state: "sold_out",
    left: 0,
    source: "mark",
  });
  expect(itemState(null, null, NOW)).toMatchObject({ state: "on_sale", left: null });
});
