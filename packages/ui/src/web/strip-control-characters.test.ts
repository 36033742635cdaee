import { text } from "@comanda/contract/fields/field-schemas";
import { anyCharacter } from "@comanda/domain/testing/any-character";
import fc from "fast-check";
import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { stripControlCharacters } from "./strip-control-characters.ts";

test("direction marks are removed from pasted text, and line breaks are kept", () => {
  expect(stripControlCharacters("\u202aAna\u202c \u2066Ruiz\u2069\u0000\nsin\tcebolla ")).toBe(
    "Ana Ruiz\nsin\tcebolla",
  );
});

test("the API accepts every stripped text", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (typed) => {
      expect(safeParse(text(10_000), stripControlCharacters(typed)).success).toBe(true);
    }),
  );
});
