import type { CartLine } from "@comanda/domain/cart/lines";
import type { Category } from "@comanda/domain/menu/products";
import { expect, test } from "vitest";
import { errorByMenu } from "./error-by-menu.ts";

const menu = (stock: number, sauces: { min?: number; stock?: number } = {}): Category[] =>
  [
    {
      id: "food",
      name: "Comida",
      products: [
        {
          id: "taco",
          name: "Taco",
          visible: true,
          stock_enabled: true,
          product_variants: [{ id: "taco-1", price: 30, stock }],
          modifier_groups: [
            {
              id: "sauces",
              name: "Salsa",
              min: sauces.min ?? 0,
              modifiers: [
                { id: "red", name: "Roja", price: 0, visible: true, stock: sauces.stock ?? null },
              ],
            },
          ],
        },
      ],
    },
  ] as unknown as Category[];

const tacos = (quantity: number, ...sauces: string[]): CartLine[] => [
  {
    hash: "tacos",
    product_id: "taco",
    variant_id: "taco-1",
    quantity,
    modifiers: sauces.map((modifier_id) => ({ modifier_id, quantity: 1 })),
    comment: "",
  },
];

test("a cart that the menu has is without an error", () => {
  expect(errorByMenu(menu(2), tacos(2, "red"), "MXN")).toBeNull();
});

test("a dish with fewer pieces than the cart is short by its line", () => {
  expect(errorByMenu(menu(1), tacos(2), "MXN")).toMatchObject({
    kind: "stock",
    shortages: [{ line: 0, product_id: "taco", left: 1 }],
  });
});

test("a choice that has sold out is short, and is no other error", () => {
  expect(errorByMenu(menu(9, { stock: 0 }), tacos(1, "red"), "MXN")).toMatchObject({
    kind: "stock",
    shortages: [{ modifier_id: "red", left: 0 }],
  });
});

test("a choice that has become necessary is chosen in the cart", () => {
  const error = errorByMenu(menu(9, { min: 1 }), tacos(1), "MXN");
  expect(error).toEqual({ kind: "menu", canChooseAgain: true });
});

test("a dish that has left the menu cannot be chosen again, one whose choice has left it can", () => {
  const [taco] = tacos(1, "green");
  const lost = { kind: "menu", canChooseAgain: false };
  expect(errorByMenu([], tacos(1), "MXN")).toEqual(lost);
  expect(errorByMenu(menu(9), tacos(1, "green"), "MXN")).toEqual({ ...lost, canChooseAgain: true });
  const both = [taco, { ...taco, product_id: "burrito" }] as CartLine[];
  expect(errorByMenu(menu(9), both, "MXN")).toEqual(lost);
});
