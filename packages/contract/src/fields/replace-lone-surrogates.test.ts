import fc from "fast-check";
import { expect, test } from "vitest";
import { replaceLoneSurrogates } from "./replace-lone-surrogates.ts";

test("half a surrogate pair is U+FFFD, wherever it stands", () => {
  const given = {
    name: "Taco \ud800",
    list: ["👍", { "\udc00key": "a\udfff" }],
    none: null,
    count: 1,
  };
  expect(replaceLoneSurrogates(given)).toEqual({
    name: "Taco \ufffd",
    list: ["👍", { "\ufffdkey": "a\ufffd" }],
    none: null,
    count: 1,
  });
});

test("what needs no change is the very same", () => {
  const given = { name: "Taco 👩🏽‍🍳", products: [{ price: 1 }] };
  expect(replaceLoneSurrogates(given)).toBe(given);
});

test("a key that names what every object has is a key", () => {
  const given = JSON.parse('{"__proto__":"\\ud800"}');
  expect(JSON.stringify(replaceLoneSurrogates(given))).toBe('{"__proto__":"\ufffd"}');
});

test("any JSON can be written as UTF-8 and read back the same", () => {
  fc.assert(
    fc.property(
      fc.jsonValue({
        stringUnit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      }),
      (given) => {
        const mended = replaceLoneSurrogates(given);
        const text = JSON.stringify(mended);
        expect(new TextDecoder().decode(new TextEncoder().encode(text))).toBe(text);
        expect(text).not.toMatch(/\\ud[89a-f]/iu);
        expect(replaceLoneSurrogates(mended)).toBe(mended);
      },
    ),
  );
});
