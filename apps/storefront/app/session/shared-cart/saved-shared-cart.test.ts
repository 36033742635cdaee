import { afterEach, expect, test } from "vitest";
import { browserStorage } from "../storage/browser-storage.ts";
import { ownSharedCart } from "./ordered-shared-cart.ts";
import {
  readSavedSharedCart,
  readSharedCartEnding,
  type SavedSharedCart,
  saveSharedCart,
} from "./saved-shared-cart.ts";
import { sharedCartName } from "./shared-cart-name.ts";

const taco = { product_id: "taco", variant_id: "taco-1", quantity: 1, comment: "", modifiers: [] };
const saved: SavedSharedCart = {
  cartId: "c-1",
  token: null,
  tableId: "table-4",
  me: "g-1",
  base: [taco],
  revision: 2,
  link: 1,
  nextToken: "next",
  sending: { key: "k-1", revision: 2, lines: [taco, { ...taco, comment: "no onion" }] },
};
afterEach(() => saveSharedCart("tacos", null));

test("a shared cart comes back as it was stored, with the change that has no answer", () => {
  saveSharedCart("tacos", saved);
  expect(readSavedSharedCart("tacos")).toEqual(saved);
  expect(readSavedSharedCart("burgers")).toBeNull();
});

test.each(["", "null", "[]", '{"cartId":1,"me":"g"}', '{"cartId":"c"}', "{"])(
  "the stored text %j is no shared cart",
  (text) => {
    browserStorage.setItem(sharedCartName("tacos"), text);
    expect(readSavedSharedCart("tacos")).toBeNull();
  },
);

test("a removed guest is known until a cart is stored or forgotten", () => {
  saveSharedCart("tacos", saved);
  expect(readSharedCartEnding("tacos")).toBeNull();
  saveSharedCart("tacos", "removed");
  expect([readSharedCartEnding("tacos"), readSavedSharedCart("tacos")]).toEqual(["removed", null]);
  saveSharedCart("tacos", null);
  expect(readSharedCartEnding("tacos")).toBeNull();
});

test("a cart that was sent is known until it would have expired", () => {
  const sent = { sent: "c-1", until: new Date(Date.now() + 60_000).toISOString() };
  saveSharedCart("tacos", sent);
  expect([readSharedCartEnding("tacos"), readSavedSharedCart("tacos")]).toEqual([sent, null]);
  saveSharedCart("tacos", { ...sent, until: new Date(Date.now() - 1).toISOString() });
  expect(readSharedCartEnding("tacos")).toBeNull();
});

test("an order is marked as a guest's own only at the table of the shared cart", () => {
  expect(ownSharedCart("tacos", "table-4")).toBeNull();
  saveSharedCart("tacos", saved);
  expect(ownSharedCart("tacos", "table-4")).toEqual({ id: "c-1", whole: false, revision: null });
  expect([ownSharedCart("tacos", "table-5"), ownSharedCart("tacos", null)]).toEqual([null, null]);
});
