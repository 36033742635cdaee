import { expect, test } from "vitest";
import { findUntranslated } from "./find-untranslated.ts";

test("English messages on a page in another language are found, also with values in them", () => {
  const words = ["Your order is empty", "Tu pedido está vacío", "3 products", "Taco al pastor"];
  expect(findUntranslated(words, "es")).toEqual([
    "English: “Your order is empty”",
    "English: “3 products”",
  ]);
});

test("the console's English messages are found on its pages", () => {
  const words = ["No sound yet", "Your order is empty"];
  expect(findUntranslated(words, "de", "console")).toEqual(["English: “No sound yet”"]);
});

test("a station of the printing settings has the name that staff gave it", () => {
  expect(findUntranslated(["Kitchen"], "de", "console")).toEqual([]);
});

test("no message is untranslated on an English page", () => {
  expect(findUntranslated(["Your order is empty"], "en")).toEqual([]);
});

test("texts of the restaurants are not reported", () => {
  expect(findUntranslated(["House granola, whole-milk yogurt", "WhatsApp"], "fr")).toEqual([]);
});
