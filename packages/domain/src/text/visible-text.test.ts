import fc from "fast-check";
import { expect, test } from "vitest";
import { isBlank, trimToNull } from "./visible-text.ts";

/** Invisible characters by name. */
const UNSEEN = {
  "a zero-width space": "\u200b",
  "a zero-width joiner": "\u200d",
  "a word joiner": "\u2060",
  "a no-break space": "\u00a0",
  "a byte order mark": "\ufeff",
  "a soft hyphen": "\u00ad",
  "a mark of direction": "\u200f",
  "a turn of direction": "\u202e",
  "an Arabic letter mark": "\u061c",
  "a Hangul filler": "\u3164",
  "a Braille blank": "\u2800",
  "a tag": "\u{e0041}",
  "a variation selector": "\ufe0f",
  "a control character": "\u0007",
  "a tab": "\t",
};
const unseen = fc.string({ unit: fc.constantFrom(...Object.values(UNSEEN)), maxLength: 5 });
const seen = fc.constantFrom("Ana", "Ñandú", "山田", "أحمد", "👩‍👩‍👧", "-", "0");

test.each(Object.entries(UNSEEN))("%s shows nothing", (_, character) => {
  expect(isBlank(character)).toBe(true);
  expect(trimToNull(` ${character} `)).toBeNull();
});

test("a text is blank exactly if it has no visible character", () => {
  fc.assert(
    fc.property(unseen, fc.option(seen), unseen, (before, shown, after) => {
      expect(isBlank(before + (shown ?? "") + after)).toBe(shown === null);
    }),
  );
});

test("a visible text is only trimmed", () => {
  expect(trimToNull("  Ana ❤\ufe0f ")).toBe("Ana ❤\ufe0f");
  expect(trimToNull(null)).toBeNull();
  expect(trimToNull(undefined)).toBeNull();
});
