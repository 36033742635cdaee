import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeCode } from "./coupon-code.ts";

/** Invisible characters before and after a code. */
const unseen = fc.string({
  unit: fc.constantFrom("\u200b", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u202e"),
  maxLength: 5,
});

test.each([
  ["WELCOME", "welcome"],
  ["Caf\u00e9", "cafe\u0301"],
  ["CAFÉ", "cafe\u0301"],
  ["ANA", "\u200bana\ufeff"],
  ["ten", "te\u00adn"],
  ["two words", "\u00a0TWO\u00a0\u00a0WORDS "],
  ["STRASSE", "straße"],
  ["ΣΑΣ", "σας"],
  ["\u202eten\u202c", "TEN"],
])("the codes %j and %j have the same key", (one, other) => {
  expect(normalizeCode(one)).toBe(normalizeCode(other));
});

test.each([
  ["TEN", "TENT"],
  ["cafe", "café"],
  ["two words", "twowords"],
  ["O", "0"],
])("the codes %j and %j have different keys", (one, other) => {
  expect(normalizeCode(one)).not.toBe(normalizeCode(other));
});

test("invisible characters in a code do not change its key", () => {
  const plain = fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 });
  const hidden = fc.constantFrom("", "\u200b", "\ufeff", "\u00ad", "\u200e", "\u2066");
  fc.assert(
    fc.property(plain, hidden, unseen, unseen, (code, inside, before, after) => {
      const characters = [...new Intl.Segmenter().segment(code)].map(({ segment }) => segment);
      expect(normalizeCode(before + characters.join(inside) + after)).toBe(normalizeCode(code));
      expect(normalizeCode(normalizeCode(code))).toBe(normalizeCode(code));
      expect(normalizeCode(code.normalize("NFD"))).toBe(normalizeCode(code));
    }),
  );
});
