import { type CartLine, lineHash } from "@comanda/domain/cart/lines";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseCartLines } from "./parse-cart-lines.ts";

const chosen = {
  product_id: "taco",
  variant_id: "taco-1",
  comment: "no onion",
  modifiers: [{ modifier_id: "green", quantity: 1 }],
};
const line: CartLine = {
  ...chosen,
  quantity: 2,
  hash: lineHash(chosen),
  seen: 2_800,
  name: "Taco",
};

test("a cart comes back as it was stored", () => {
  expect(parseCartLines(JSON.parse(JSON.stringify({ lines: [line] })))).toEqual([line]);
});

test.each([
  ["nothing", null],
  ["a text", "lines"],
  ["no lines", {}],
  ["lines that are no list", { lines: { 0: line } }],
  ["lines without fields", { lines: [null, 7, {}] }],
  ["a product without an id", { lines: [{ ...line, product_id: 7 }] }],
  ["a fractional quantity", { lines: [{ ...line, quantity: 1.5 }] }],
  ["a negative quantity", { lines: [{ ...line, quantity: -1 }] }],
  [
    "a modifier without a quantity",
    { lines: [{ ...line, modifiers: [{ modifier_id: "green" }] }] },
  ],
])("%s gives an empty cart", (_, found) => {
  expect(parseCartLines(found)).toEqual([]);
});

test("valid lines are kept, equal lines are merged, and hashes are calculated again", () => {
  const lines = [{ ...line, hash: "forged" }, null, line];
  expect(parseCartLines({ lines })).toEqual([{ ...line, quantity: 4 }]);
});

test("for every stored value the cart has only valid lines", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.jsonValue(), fc.constant(line))), (lines) => {
      for (const read of parseCartLines({ lines })) {
        expect(read.hash).toBe(lineHash(read));
        expect(read.quantity).toBeGreaterThan(0);
        expect(read.quantity).toBeLessThanOrEqual(100);
      }
    }),
  );
});
