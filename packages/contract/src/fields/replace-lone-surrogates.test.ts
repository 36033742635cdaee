import fc from "fast-check";
import { expect, test } from "vitest";
import { replaceLoneSurrogates } from "./replace-lone-surrogates.ts";

test("a lone surrogate becomes U+FFFD in texts, lists and keys", () => {
  const value = {
    name: "Taco \ud800",
    list: ["👍", { "\udc00key": "a\udfff" }],
    none: null,
    count: 1,
  };
  expect(replaceLoneSurrogates(value)).toEqual({
    name: "Taco \ufffd",
    list: ["👍", { "\ufffdkey": "a\ufffd" }],
    none: null,
    count: 1,
  });
});

test("a value without lone surrogates is returned unchanged", () => {
  const value = { name: "Taco 👩🏽‍🍳", products: [{ price: 1 }] };
  expect(replaceLoneSurrogates(value)).toBe(value);
});

test("the key __proto__ stays a key", () => {
  const value = JSON.parse('{"__proto__":"\\ud800"}');
  expect(JSON.stringify(replaceLoneSurrogates(value))).toBe('{"__proto__":"\ufffd"}');
});

test("every JSON value can be written as UTF-8 and read back", () => {
  fc.assert(
    fc.property(
      fc.jsonValue({
        stringUnit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      }),
      (value) => {
        const replaced = replaceLoneSurrogates(value);
        const text = JSON.stringify(replaced);
        expect(new TextDecoder().decode(new TextEncoder().encode(text))).toBe(text);
        expect(text).not.toMatch(/\\ud[89a-f]/iu);
        expect(replaceLoneSurrogates(replaced)).toBe(replaced);
      },
    ),
  );
});
