import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { expect, test } from "vitest";
import { toCartLines } from "./to-cart-lines.ts";
import { withOwnLines, withOwnPart } from "./with-own-lines.ts";

const taco = { product_id: "taco", variant_id: "taco-1", modifiers: [] };
const line = { ...taco, quantity: 2, comment: null, choices: [], problem: null, left: null };
const guest = {
  id: "g1",
  number: 1,
  name: "Ana",
  revision: 3,
  lines: [{ ...line, name: "Taco", total: 60 }],
  total: 60,
  is_paying: false,
};
const own = (quantity: number) => toCartLines([{ ...taco, quantity, comment: "" }]);

test("the own part shows a changed quantity with its amount before the server has it", () => {
  expect(withOwnLines(guest, own(3), "MXN")).toEqual({
    ...guest,
    lines: [{ ...line, name: "Taco", quantity: 3, total: 90 }],
    total: 90,
  });
});

test("a dish that the server does not have yet is in the own part, with the amount that was seen", () => {
  const [soup] = toCartLines([{ ...taco, product_id: "soup", quantity: 2, comment: "" }]);
  const cart = soup ? [...own(2), { ...soup, name: "Sopa", seen: 4550 }] : [];
  const shown = withOwnLines(guest, cart, "MXN");
  expect(shown.lines.map(({ name, quantity, total }) => [name, quantity, total])).toEqual([
    ["Taco", 2, 60],
    ["Sopa", 2, 91],
  ]);
  expect(shown.total).toBe(151);
});

test("a dish that the visitor has removed is not in the own part", () => {
  expect(withOwnLines(guest, [], "MXN")).toMatchObject({ lines: [], total: 0 });
});

test("a line without an amount keeps none, and its problem stays", () => {
  const gone = { ...line, name: null, total: null, problem: "gone" as const };
  const shown = withOwnLines({ ...guest, lines: [gone], total: 0 }, own(1), "MXN");
  expect(shown.lines).toEqual([{ ...gone, quantity: 1 }]);
});

test("an own dish that has left the menu keeps the name that the browser remembers", () => {
  const gone = { ...line, name: null, total: null, problem: "gone" as const };
  const mine = (quantity: number) => own(quantity).map((each) => ({ ...each, name: "Taco" }));
  for (const quantity of [1, 2]) {
    const shown = withOwnLines({ ...guest, lines: [gone], total: 0 }, mine(quantity), "MXN");
    expect(shown.lines).toEqual([{ ...gone, quantity, name: "Taco" }]);
  }
});

test("the sum of all has the own part with its change, while the cart is open", () => {
  const bea = { ...guest, id: "g2", number: 2, name: "Bea", total: 45.5 };
  const cart = {
    state: "open",
    me: "g1",
    guests: [guest, bea],
    total: 105.5,
  } as unknown as SharedCart;
  expect(withOwnPart(cart, own(1), "MXN")).toMatchObject({
    total: 75.5,
    guests: [{ id: "g1", total: 30 }, bea],
  });
  const paying = { ...cart, state: "paying" as const };
  expect(withOwnPart(paying, own(1), "MXN")).toBe(paying);
  const payingOwn = { ...cart, guests: [{ ...guest, is_paying: true }, bea] };
  expect(withOwnPart(payingOwn, own(1), "MXN")).toBe(payingOwn);
});
