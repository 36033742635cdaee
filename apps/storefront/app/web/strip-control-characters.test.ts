import { text } from "@comanda/contract/fields/field-schemas";
import fc from "fast-check";
import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { stripControlCharacters } from "./strip-control-characters.ts";

test("what is pasted comes without marks of direction, and with its lines", () => {
  expect(stripControlCharacters("\u202aAna\u202c \u2066Ruiz\u2069\u0000\nsin\tcebolla ")).toBe(
    "Ana Ruiz\nsin\tcebolla",
  );
});

test("the API takes whatever is left", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      expect(safeParse(text(10_000), stripControlCharacters(typed)).success).toBe(true);
    }),
  );
});
