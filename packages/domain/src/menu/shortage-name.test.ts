import { expect, test } from "vitest";
import { shortageName } from "./shortage-name.ts";

const cheese = { id: "cheese", name: "Queso" };
const taco = { id: "taco", name: "Taco dorado", modifier_groups: [{ modifiers: [cheese] }] };
const menu = [{ products: [taco] }];

test.each([
  ["a dish", { product_id: "taco", name: "Crispy taco" }, "Taco dorado"],
  ["a choice", { product_id: "taco", modifier_id: "cheese", name: "Cheese" }, "Queso"],
  ["a choice that is gone", { product_id: "taco", modifier_id: "ham", name: "Ham" }, "Ham"],
  ["a dish that is gone", { product_id: "soup", name: "Soup" }, "Soup"],
])("%s that is short has the menu's name where the menu has it", (_, shortage, name) => {
  expect(shortageName(shortage, menu)).toBe(name);
});
