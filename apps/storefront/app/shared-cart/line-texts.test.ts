import { expect, test } from "vitest";
import { choiceTexts, lineName } from "./line-texts.ts";

const line = {
  product_id: "burrito",
  variant_id: "large",
  quantity: 1,
  comment: null,
  problem: null,
  name: "Burrito norteño",
  choices: ["Grande", "2 × Queso", "Cola"],
  total: 150,
  left: null,
  modifiers: [
    { modifier_id: "cheese", quantity: 2 },
    { modifier_id: "cola", quantity: 1 },
  ],
};
const names = {
  "product/burrito": "Northern burrito",
  "variant/burrito/large": "Large",
  "modifier/burrito/cheese": "Cheese",
};

test("a line of a shared cart is named in the visitor's language where the menu has it", () => {
  expect(lineName(line, names)).toBe("Northern burrito");
  expect(choiceTexts(line, names)).toEqual([
    { own: "Grande", translated: "Large" },
    { own: "2 × Queso", translated: "2\u00a0× Cheese" },
    { own: "Cola", translated: undefined },
  ]);
});

test("a choice of a dish with one nameless variant is a modifier", () => {
  const choices = ["2 × Queso", "Cola"];
  const [first] = choiceTexts({ ...line, choices }, names);
  expect(first).toEqual({ own: "2 × Queso", translated: "2\u00a0× Cheese" });
});

test("a dish that left the menu has no name", () => {
  expect(lineName({ ...line, name: null }, names)).toBeNull();
});
