import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { expect, test } from "vitest";
import { linesOf } from "../session/shared-cart/saved-shared-cart.ts";
import { groupLines } from "./shared-checkout-cart.tsx";

const taco = {
  product_id: "taco",
  variant_id: "taco-1",
  quantity: 1,
  comment: null,
  modifiers: [],
  name: "Taco",
  choices: [],
  total: 30,
  problem: null,
  left: null,
};
const guest = (id: string) => ({
  id,
  number: 1,
  name: null,
  revision: 0,
  total: 30,
  lines: [taco],
  is_paying: false,
});

test("equal dishes of two guests stay two lines of the order for all", () => {
  const guests: SharedCart["guests"] = [guest("g-1"), guest("g-2")];
  const lines = groupLines({ guests });
  expect(lines.map(({ guestId, name }) => [guestId, name])).toEqual([
    ["g-1", "Taco"],
    ["g-2", "Taco"],
  ]);
  expect(new Set(lines.map(({ hash }) => hash)).size).toBe(2);
});

test("a line is sent without what only the page knows, and without invisible characters", () => {
  const [line] = linesOf([{ ...taco, comment: "no\u202e onion", seen: 3000 }]);
  expect(line).toEqual({
    product_id: "taco",
    variant_id: "taco-1",
    quantity: 1,
    modifiers: [],
    comment: "no onion",
  });
});
