import type { OwnOrder } from "@comanda/contract/orders/own-order";
import { expect, test } from "vitest";
import { addedDishIds } from "./use-dish-names.ts";

const order = (id: string, ...dishes: (string | null)[]) =>
  ({ id, dishes: dishes.map((product_id) => ({ product_id })) }) as unknown as OwnOrder;

test("only the dishes of orders that came after the page was loaded need names, each once", () => {
  const loaded = [order("first", "taco", "soup")];
  const added = [order("second", "flan", "beer", "flan"), order("third", "beer", null)];
  expect(addedDishIds([...added, ...loaded], loaded)).toEqual(["beer", "flan"]);
  expect(addedDishIds(loaded, loaded)).toEqual([]);
});
