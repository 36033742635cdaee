import {
  addLine,
  type CartLine,
  rememberSeenPrices,
  setQuantity,
} from "@comanda/domain/cart/lines";
import { expect, test } from "vitest";
import { cartFingerprint } from "./cart-fingerprint.ts";

const of = (product_id: string): Omit<CartLine, "hash"> => ({
  product_id,
  variant_id: "v",
  quantity: 1,
  comment: "",
  modifiers: [],
});

const cart = addLine(addLine([], of("taco")), of("burrito"));
const [first] = cart;

test("the same choices have the same mark, in whatever order and at whatever price", () => {
  expect(cartFingerprint([...cart].reverse())).toBe(cartFingerprint(cart));
  expect(cartFingerprint(rememberSeenPrices(cart, { [first?.hash ?? ""]: 500 }))).toBe(
    cartFingerprint(cart),
  );
});

test("a line more, a line less and another quantity have another", () => {
  const marks = [
    cart,
    addLine(cart, of("soda")),
    cart.slice(1),
    setQuantity(cart, first?.hash ?? "", 2),
  ].map(cartFingerprint);
  expect(new Set(marks).size).toBe(4);
});
