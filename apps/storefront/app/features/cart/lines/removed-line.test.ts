import { addLine, type CartLine } from "@comanda/domain/cart/lines";
import { expect, test } from "vitest";
import { withLineOf } from "./removed-line.tsx";

const dish = (product_id: string, quantity: number) => ({
  product_id,
  variant_id: "regular",
  modifiers: [],
  comment: "",
  quantity,
});
const cart = (...dishes: [string, number][]) =>
  dishes.reduce<CartLine[]>((lines, [id, quantity]) => addLine(lines, dish(id, quantity)), []);
const quantities = (lines: readonly CartLine[]) =>
  lines.map(({ product_id, quantity }) => [product_id, quantity]);

const before = cart(["soup", 1], ["taco", 2], ["flan", 1]);
const taco = before[1]?.hash ?? "";

test("a removed line comes back at its place", () => {
  const back = withLineOf(before, taco, cart(["soup", 1], ["flan", 1]));
  expect(quantities(back)).toEqual(quantities(before));
});

test("a removed line that was added again in another tab comes back as one line", () => {
  const back = withLineOf(before, taco, cart(["soup", 1], ["flan", 1], ["taco", 1]));
  expect(quantities(back)).toEqual([
    ["soup", 1],
    ["flan", 1],
    ["taco", 3],
  ]);
});
