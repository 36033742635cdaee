import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeLines, type SharedLine, sameLines, withoutOrdered } from "./shared-lines.ts";

const line = (product_id: string, quantity = 1, comment = ""): SharedLine => ({
  product_id,
  variant_id: `${product_id}-1`,
  quantity,
  comment,
  modifiers: [],
});

/** Lists in which each choice is at most once, as a cart has them. */
const lines = fc
  .uniqueArray(fc.tuple(fc.constantFrom("a", "b", "c"), fc.integer({ min: 1, max: 9 })), {
    selector: ([product]) => product,
  })
  .map((pairs) => pairs.map(([product, quantity]) => line(product, quantity)));

test("a merge keeps the pieces and lines that either device has added", () => {
  const merged = mergeLines([line("a")], [line("a", 3)], [line("a"), line("b")]);
  expect(merged).toEqual([line("a", 3), line("b")]);
});

test("a line that the other device has removed goes, and what was added here stays", () => {
  expect(mergeLines([line("a", 2)], [line("a", 3)], [])).toEqual([line("a", 1)]);
  expect(mergeLines([line("a", 2)], [line("a", 2), line("b")], [])).toEqual([line("b")]);
});

test("lines with another comment are other lines", () => {
  const merged = mergeLines([], [line("a", 1, "no onion")], [line("a")]);
  expect(merged).toEqual([line("a"), line("a", 1, "no onion")]);
});

test("a device that has changed nothing takes what the other one has", () => {
  fc.assert(
    fc.property(lines, lines, (base, theirs) => {
      expect(sameLines(mergeLines(base, base, theirs), theirs)).toBe(true);
    }),
  );
});

test("a change that no other phone has seen stays as it is", () => {
  fc.assert(
    fc.property(lines, lines, (base, mine) => {
      expect(sameLines(mergeLines(base, mine, base), mine)).toBe(true);
    }),
  );
});

test("lines that were ordered are left out, and nothing else", () => {
  fc.assert(
    fc.property(lines, lines, (kept, ordered) => {
      const all = mergeLines([], kept, ordered);
      expect(sameLines(withoutOrdered(all, ordered), kept)).toBe(true);
      expect(withoutOrdered(ordered, all)).toEqual([]);
    }),
  );
});

test("no line has more pieces than an order takes", () => {
  expect(mergeLines([], [line("a", 60)], [line("a", 60)])).toEqual([line("a", 100)]);
});
