import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeJson } from "./normalize-json.ts";

test("a lone surrogate becomes U+FFFD in texts, lists and keys", () => {
  const value = {
    name: "Taco \ud800",
    list: ["👍", { "\udc00key": "a\udfff" }],
    none: null,
    count: 1,
  };
  expect(normalizeJson(value)).toEqual({
    name: "Taco \ufffd",
    list: ["👍", { "\ufffdkey": "a\ufffd" }],
    none: null,
    count: 1,
  });
});

test("-0 becomes 0, in lists and objects too", () => {
  const normal = normalizeJson({ price: -0, list: [-0, -1] }) as { price: number; list: number[] };
  expect(Object.is(normal.price, 0)).toBe(true);
  expect(Object.is(normal.list[0], 0)).toBe(true);
  expect(normal.list[1]).toBe(-1);
});

test("a value without anything to replace is returned unchanged", () => {
  const value = { name: "Taco 👩🏽‍🍳", products: [{ price: 1 }] };
  expect(normalizeJson(value)).toBe(value);
});

test("the key __proto__ stays a key", () => {
  const value = JSON.parse('{"__proto__":"\\ud800"}');
  expect(JSON.stringify(normalizeJson(value))).toBe('{"__proto__":"\ufffd"}');
});

test("every JSON value can be written as UTF-8 and read back", () => {
  fc.assert(
    fc.property(
      fc.jsonValue({
        stringUnit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      }),
      (value) => {
        const replaced = normalizeJson(value);
        const text = JSON.stringify(replaced);
        expect(new TextDecoder().decode(new TextEncoder().encode(text))).toBe(text);
        expect(text).not.toMatch(/\\ud[89a-f]/iu);
        expect(normalizeJson(replaced)).toBe(replaced);
      },
    ),
  );
});
