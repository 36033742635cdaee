import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "../testing/any-character.ts";
import {
  guestLabel,
  guestName,
  MAX_GUEST_NAME,
  sharedCartExpiry,
  sharedCartState,
} from "./shared-cart.ts";

const NOW = new Date("2026-03-14T18:00:00Z");
const cart = { closed_at: null, expires_at: sharedCartExpiry(NOW, { isAtTable: true }) };
const order = { whole: true, placed_at: null, is_awaited: false };

test("a cart is open until its last change is hours ago, at a table four", () => {
  const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
  expect(sharedCartState(cart, [], after(3.9))).toBe("open");
  expect(sharedCartState(cart, [], after(4))).toBe("over");
  const byLink = { closed_at: null, expires_at: sharedCartExpiry(NOW, { isAtTable: false }) };
  expect(sharedCartState(byLink, [], after(23))).toBe("open");
});

test("one placed order for all ends the cart, also after its hours", () => {
  const sent = [{ ...order, placed_at: NOW }];
  expect(sharedCartState(cart, sent, NOW)).toBe("sent");
  expect(sharedCartState({ ...cart, closed_at: NOW }, sent, NOW)).toBe("sent");
});

test("an order that waits for its payment stops the cart, and a lapsed one opens it again", () => {
  expect(sharedCartState(cart, [{ ...order, is_awaited: true }], NOW)).toBe("paying");
  expect(sharedCartState(cart, [{ ...order, whole: false, is_awaited: true }], NOW)).toBe("open");
  expect(sharedCartState(cart, [order], NOW)).toBe("open");
});

test("a guest's own order leaves the cart open for the others", () => {
  expect(sharedCartState(cart, [{ ...order, whole: false, placed_at: NOW }], NOW)).toBe("open");
});

test.each([
  ["  Ana\n María ", "Ana María"],
  ["Ana\t\u0000\tMaría", "Ana María"],
  ["\u200b\u202e", null],
  ["", null],
  ["e\u0301".repeat(40), "e\u0301".repeat(MAX_GUEST_NAME)],
])("the name %j is shown as %j", (typed, shown) => {
  expect(guestName(typed)).toBe(shown);
});

test("a name that is shown stays the same when it is sent again", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 50 }), (typed) => {
      const shown = guestName(typed);
      expect(guestName(shown)).toBe(shown);
    }),
  );
});

test("a guest without a name is their number to the kitchen", () => {
  expect(guestLabel({ name: null, position: 2 })).toBe("#2");
  expect(guestLabel({ name: "Ana", position: 1 })).toBe("Ana");
});
