import type { Order } from "@comanda/contract/orders/order";
import { lineHash } from "@comanda/domain/cart/lines";
import { expect, test } from "vitest";
import { orderToCartLines } from "./order-to-cart-lines.ts";

const beef = { modifier_id: "beef", name: "Beef", quantity: 2, unit_price: 5 };
const burrito = {
  product_id: "burrito",
  variant_id: "large",
  name: "Burrito",
  variant_name: "Large",
  quantity: 2,
  comment: "no onion",
  modifiers: [beef],
  unit_price: 150,
  total: 300,
};

test("an order's products become cart lines with their choices and the prices they had", () => {
  const order = { combos: [burrito], currency: { code: "MXN" } } as unknown as Order;
  const line = {
    product_id: "burrito",
    variant_id: "large",
    comment: "no onion",
    modifiers: [{ modifier_id: "beef", quantity: 2 }],
  };
  expect(orderToCartLines(order)).toEqual([
    { ...line, quantity: 2, name: "Burrito", seen: 15_000, hash: lineHash(line) },
  ]);
});

test("equal products become one line, and an item without a product id is left out", () => {
  const combos = [burrito, { ...burrito, quantity: 3 }, { ...burrito, product_id: null }];
  const order = { combos, currency: { code: "MXN" } } as unknown as Order;
  expect(orderToCartLines(order)).toMatchObject([{ quantity: 5, seen: 15_000 }]);
});
