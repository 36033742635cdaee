import {
  addLine,
  type CartLine,
  rememberSeenPrices,
  setQuantity,
} from "@comanda/domain/cart/lines";
import { expect, test } from "vitest";
import { cartFingerprint } from "./cart-fingerprint.ts";

const chosen = (product_id: string): Omit<CartLine, "hash"> => ({
  product_id,
  variant_id: "v",
  quantity: 1,
  comment: "",
  modifiers: [],
});

const cart = addLine(addLine([], chosen("taco")), chosen("burrito"));
const [first] = cart;

test("the same choices have the same fingerprint, in any order and at any price", () => {
  expect(cartFingerprint([...cart].reverse())).toBe(cartFingerprint(cart));
  expect(cartFingerprint(rememberSeenPrices(cart, { [first?.hash ?? ""]: 500 }))).toBe(
    cartFingerprint(cart),
  );
});

test("another line, a missing line and another quantity change the fingerprint", () => {
  const fingerprints = [
    cart,
    addLine(cart, chosen("soda")),
    cart.slice(1),
    setQuantity(cart, first?.hash ?? "", 2),
  ].map(cartFingerprint);
  expect(new Set(fingerprints).size).toBe(4);
});
