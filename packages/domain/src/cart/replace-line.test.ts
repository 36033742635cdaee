import fc from "fast-check";
import { expect, test } from "vitest";
import { addLine, type CartLine, lineHash } from "./lines.ts";
import { replaceLine } from "./replace-line.ts";

type Chosen = Omit<CartLine, "hash">;

const chosen = (more: Partial<Chosen> = {}): Chosen => ({
  product_id: "taco",
  variant_id: "small",
  quantity: 1,
  comment: "",
  modifiers: [],
  ...more,
});
const anyChosen: fc.Arbitrary<Chosen> = fc.record({
  product_id: fc.constantFrom("taco", "agua"),
  variant_id: fc.constantFrom("small", "big"),
  quantity: fc.integer({ min: 1, max: 120 }),
  comment: fc.constantFrom("", " ", "no onion", " no onion "),
  modifiers: fc.array(
    fc.record({ modifier_id: fc.constantFrom("queso", "salsa"), quantity: fc.nat(2) }),
    { maxLength: 3 },
  ),
});
const cartOf = (lines: Chosen[]) => lines.reduce<CartLine[]>(addLine, []);

test("a changed line keeps its place or merges with an equal line", () => {
  const other = chosen({ product_id: "agua" });
  const lines = cartOf([chosen(), other, chosen({ comment: "no onion" })]);
  const [first, , last] = lines;
  const changed = replaceLine(lines, first?.hash ?? "", chosen({ variant_id: "big", quantity: 3 }));
  expect(changed.map(({ variant_id, quantity }) => `${quantity} ${variant_id}`)).toEqual([
    "3 big",
    "1 small",
    "1 small",
  ]);
  const merged = replaceLine(lines, last?.hash ?? "", chosen({ quantity: 4 }));
  expect(merged.map(({ product_id, quantity }) => `${quantity} ${product_id}`)).toEqual([
    "5 taco",
    "1 agua",
  ]);
});

test("replacing a line keeps all others, makes no duplicates and restores no removed line", () => {
  fc.assert(
    fc.property(fc.array(anyChosen, { maxLength: 5 }), anyChosen, fc.nat(5), (cart, line, at) => {
      const lines = cartOf(cart);
      const hash = lines[at]?.hash ?? "gone";
      const changed = replaceLine(lines, hash, line);
      const hashes = changed.map((each) => each.hash);
      expect(new Set(hashes).size).toBe(hashes.length);
      for (const other of lines.filter((each) => each.hash !== hash)) {
        expect(hashes).toContain(other.hash);
      }
      if (hash === "gone") expect(changed).toEqual(lines);
      else expect(hashes).toContain(lineHash(line));
    }),
  );
});
