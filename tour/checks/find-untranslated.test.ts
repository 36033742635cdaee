import { expect, test } from "vitest";
import { findUntranslated } from "./find-untranslated.ts";

test("English words on a page in another language are found, also with values in them", () => {
  const words = ["Your order is empty", "Tu pedido está vacío", "3 products", "Taco al pastor"];
  expect(findUntranslated(words, "es")).toEqual([
    "English: “Your order is empty”",
    "English: “3 products”",
  ]);
});

test("in English there is nothing to find", () => {
  expect(findUntranslated(["Your order is empty"], "en")).toEqual([]);
});

test("what the restaurants say themselves is theirs", () => {
  expect(findUntranslated(["House granola, whole-milk yogurt", "WhatsApp"], "fr")).toEqual([]);
});
