import { text } from "@comanda/contract/parts";
import fc from "fast-check";
import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { honestText } from "./honest-text.ts";

test("what is pasted comes without marks of direction, and with its lines", () => {
  expect(honestText("\u202aAna\u202c \u2066Ruiz\u2069\u0000\nsin\tcebolla ")).toBe(
    "Ana Ruiz\nsin\tcebolla",
  );
});

test("the API takes whatever is left", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      expect(safeParse(text(10_000), honestText(typed)).success).toBe(true);
    }),
  );
});
