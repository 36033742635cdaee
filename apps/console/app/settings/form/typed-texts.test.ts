import { expect, test } from "vitest";
import { faultsOfTexts, textsSince, textsWithout } from "./typed-texts.ts";

const typed = (text: string, fault: string | null = null) => ({ text, fault });

test("only texts with a fault are wrong", () => {
  expect(faultsOfTexts({ price: typed("12,", "not a number"), name: typed("Ana") })).toEqual({
    price: "not a number",
  });
});

test("what was typed while an answer was on its way stays, also when the text is the same", () => {
  const before = { price: typed("12"), tip: typed("5") };
  const retyped = { ...before, tip: typed("5"), fee: typed("1") };
  expect(Object.keys(textsSince(before, retyped))).toEqual(["tip", "fee"]);
});

test("the texts of a row that is gone are dropped, and no others", () => {
  const texts = { "rows.1.price": typed("1"), "rows.2.price": typed("2") };
  expect(Object.keys(textsWithout(texts, "rows.1."))).toEqual(["rows.2.price"]);
});
