import fc from "fast-check";
import { expect, test } from "vitest";
import type { Product } from "../menu/products.ts";
import { findShortages } from "../menu/shortages.ts";
import type { StockLine } from "../menu/stock.ts";
import { addableQuantity } from "./addable-quantity.ts";

const product = (id: string, stock: number): Product => ({
  id,
  name: id.toUpperCase(),
  stock_enabled: true,
  product_variants: [{ id: `${id}1`, stock }],
  modifier_groups: [{ id: "g", name: "Extras", modifiers: [{ id: "egg", name: "Egg", stock: 3 }] }],
});
const line = (id: string, quantity: number, modifiers: [string, number][] = []): StockLine => ({
  product_id: id,
  variant_id: `${id}1`,
  quantity,
  modifiers: modifiers.map(([modifier_id, count]) => ({ modifier_id, quantity: count })),
});

test("a modifier with less stock than the variant limits the pieces", () => {
  const item = product("a", 5);
  const variant = item.product_variants[0]!;
  const eggs = (count: number) => [{ modifier_id: "egg", quantity: count }];
  expect(addableQuantity(item, variant, eggs(1), [])).toBe(3);
  expect(addableQuantity(item, variant, eggs(2), [])).toBe(1);
  expect(addableQuantity(item, variant, eggs(1), [line("a", 1, [["egg", 3]])])).toBe(0);
  expect(addableQuantity(item, variant, [], [line("a", 1, [["egg", 3]])])).toBe(4);
});

test("adding the addable quantity is never short, and one more piece always is", () => {
  const anyLine = fc
    .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 0, max: 2 }))
    .map(([quantity, eggs]) => line("a", quantity, eggs > 0 ? [["egg", eggs]] : []));
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 2 }),
      fc.integer({ min: 0, max: 2 }),
      (lines, eggs) => {
        const item = product("a", 5);
        fc.pre(findShortages([{ products: [item] }], lines).length === 0);
        const modifiers: [string, number][] = eggs > 0 ? [["egg", eggs]] : [];
        const choices = line("a", 1, modifiers).modifiers;
        const left = addableQuantity(item, item.product_variants[0]!, choices, lines);
        const short = (pieces: number) =>
          findShortages([{ products: [item] }], [...lines, line("a", pieces, modifiers)]).length >
          0;
        if (left > 0) expect(short(left)).toBe(false);
        expect(short(left + 1)).toBe(true);
      },
    ),
  );
});
