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
  ["lines that are none", { lines: { 0: line } }],
  ["a line of nothing", { lines: [null, 7, {}] }],
  ["a product without an id", { lines: [{ ...line, product_id: 7 }] }],
  ["half a piece", { lines: [{ ...line, quantity: 1.5 }] }],
  ["fewer than none", { lines: [{ ...line, quantity: -1 }] }],
  ["a modifier that is none", { lines: [{ ...line, modifiers: [{ modifier_id: "green" }] }] }],
])("%s is an empty cart", (_, found) => {
  expect(parseCartLines(found)).toEqual([]);
});

test("a sound line among others stays, equal ones become one, and a hash is not taken on trust", () => {
  const lines = [{ ...line, hash: "forged" }, null, line];
  expect(parseCartLines({ lines })).toEqual([{ ...line, quantity: 4 }]);
});

test("whatever is stored, the cart has sound lines only", () => {
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
