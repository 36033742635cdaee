import fc from "fast-check";
import { expect, test } from "vitest";
import type { Category } from "../menu/products.ts";
import { anyChosenLine, type ChosenLine, chosenLine } from "../testing/chosen-lines.ts";
import {
  addLine,
  type CartLine,
  lineHash,
  quantityButtons,
  rememberSeenPrices,
  setQuantity,
} from "./lines.ts";
import { priceLines } from "./priced-lines.ts";

const cartOf = (lines: ChosenLine[]) => lines.reduce<CartLine[]>(addLine, []);
const byHash = (lines: CartLine[]) =>
  Object.fromEntries(lines.map(({ hash, quantity }) => [hash, quantity]));

test("the hash does not depend on the order or split of modifiers or on spaces around the comment", () => {
  fc.assert(
    fc.property(anyChosenLine, (line) => {
      const pieces = line.modifiers.flatMap(({ modifier_id, quantity }) =>
        Array.from({ length: quantity }, () => ({ modifier_id, quantity: 1 })),
      );
      const same = { ...line, comment: ` ${line.comment}`, modifiers: pieces.toReversed() };
      expect(lineHash(same)).toBe(lineHash(line));
    }),
  );
});

test.each([
  { product_id: "agua" },
  { variant_id: "big" },
  { comment: "no onion" },
  { modifiers: [{ modifier_id: "queso", quantity: 1 }] },
])("a line with %o has another hash", (more) => {
  expect(lineHash(chosenLine(more))).not.toBe(lineHash(chosenLine()));
});

test("two pieces of a modifier give another hash than one", () => {
  const queso = (quantity: number) =>
    chosenLine({ modifiers: [{ modifier_id: "queso", quantity }] });
  expect(lineHash(queso(1))).not.toBe(lineHash(queso(2)));
});

test("adding an equal line adds up the quantities", () => {
  const cart = cartOf([
    chosenLine({ quantity: 2 }),
    chosenLine({ comment: " spicy" }),
    chosenLine(),
  ]);
  expect(cart.map(({ quantity, comment }) => [quantity, comment])).toEqual([
    [3, ""],
    [1, "spicy"],
  ]);
});

test("the content of the cart does not depend on the order of adding", () => {
  fc.assert(
    fc.property(fc.array(anyChosenLine), (lines) => {
      const cart = cartOf(lines);
      expect(byHash(cartOf(lines.toReversed()))).toEqual(byHash(cart));
      expect(cartOf(cart)).toEqual(cart);
    }),
  );
});

test("every line has a quantity from 1 to 100 and its own hash", () => {
  const step = fc.tuple(anyChosenLine, fc.option(fc.integer({ min: -5, max: 300 })));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const cart = steps.reduce<CartLine[]>((lines, [line, quantity]) => {
        const added = addLine(lines, line);
        return quantity === null ? added : setQuantity(added, lineHash(line), quantity);
      }, []);
      for (const { hash, quantity, ...line } of cart) {
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(100);
        expect(hash).toBe(lineHash(line));
      }
      expect(new Set(cart.map(({ hash }) => hash)).size).toBe(cart.length);
    }),
  );
});

test("a line holds at most 100", () => {
  const [hundred] = addLine([], chosenLine({ quantity: 100 }));
  expect(hundred?.quantity).toBe(100);
  expect(addLine([], chosenLine({ quantity: 101 }))).toEqual([hundred]);
  const cart = addLine(addLine([], chosenLine({ quantity: 99 })), chosenLine());
  expect(cart).toEqual([hundred]);
  expect(addLine(cart, chosenLine())).toEqual([hundred]);
  const one = cartOf([chosenLine()]);
  expect(setQuantity(one, one[0]!.hash, 100)).toEqual([hundred]);
  expect(setQuantity(one, one[0]!.hash, 101)).toEqual([hundred]);
});

test("setting a quantity changes only its line, and 0 removes it", () => {
  const cart = cartOf([chosenLine(), chosenLine({ comment: "spicy" })]);
  const hash = cart[0]!.hash;
  expect(setQuantity(cart, hash, 7).map(({ quantity }) => quantity)).toEqual([7, 1]);
  expect(setQuantity(cart, hash, 0)).toEqual([cart[1]]);
  expect(setQuantity(cart, "other", 0)).toEqual(cart);
  expect(addLine([], chosenLine({ quantity: 0 }))).toEqual([]);
});

test.each([
  [{ quantity: 1, deletable: false, left: 5 }, [false, false, true]],
  [{ quantity: 1, deletable: true, left: 5 }, [true, true, true]],
  [{ quantity: 2, deletable: true, left: 0 }, [true, false, false]],
  [{ quantity: 2, deletable: true, left: 1 }, [true, false, true]],
  [{ quantity: 99, deletable: false, left: 5 }, [true, false, true]],
  [{ quantity: 100, deletable: false, left: 5 }, [true, false, false]],
  [{ quantity: 101, deletable: false, left: 5 }, [true, false, false]],
])("the quantity buttons of %o", (line, [canDecrease, deletes, canIncrease]) => {
  expect(quantityButtons(line)).toEqual({ canDecrease, deletes, canIncrease });
});

const menu: (Category & { name: string })[] = [
  {
    name: "Tacos",
    products: [
      {
        id: "taco",
        name: "Taco",
        product_variants: [
          { id: "small", price: 20.1, original_price: 25 },
          { id: "big", original_price: 30 },
          { id: "undisplayed", price: 30 },
        ],
        modifier_groups: [
          {
            id: "g",
            name: "Extras",
            modifiers: [
              { id: "queso", name: "Queso", price: 5.05 },
              { id: "piña", name: "Piña", price: null },
              { id: "salsa", name: "Salsa", visible: false },
            ],
          },
        ],
      },
      { id: "agua", name: "Agua", visible: false, product_variants: [{ id: "small", price: 9 }] },
    ],
  },
];

test("lines are priced by the menu, variant and modifiers together", () => {
  const modifiers = [
    { modifier_id: "piña", quantity: 1 },
    { modifier_id: "queso", quantity: 2 },
  ];
  const cart = cartOf([chosenLine({ quantity: 3, modifiers }), chosenLine({ variant_id: "big" })]);
  const { priced, missing, quantity, total } = priceLines(menu, cart, "MXN");
  expect(priced).toMatchObject([
    {
      product: { id: "taco", name: "Taco" },
      variant: { id: "small" },
      unitPrice: 3020,
      originalUnitPrice: 3510,
      total: 9060,
      modifiers: [
        { modifier: { name: "Queso" }, quantity: 2 },
        { modifier: { name: "Piña" }, quantity: 1 },
      ],
    },
    {
      product: { id: "taco" },
      variant: { id: "big" },
      unitPrice: 3000,
      originalUnitPrice: null,
      total: 3000,
      modifiers: [],
    },
  ]);
  expect({ missing, quantity, total }).toEqual({ missing: [], quantity: 4, total: 12_060 });
});

test.each([
  { product_id: "gone" },
  { product_id: "agua" },
  { variant_id: "gone" },
  { variant_id: "undisplayed" },
  { modifiers: [{ modifier_id: "gone", quantity: 1 }] },
  { modifiers: [{ modifier_id: "salsa", quantity: 1 }] },
])("a line with %o is missing and does not count in the total", (more) => {
  const cart = cartOf([chosenLine(more)]);
  expect(priceLines(menu, cart, "MXN")).toEqual({
    priced: [],
    missing: cart,
    quantity: 0,
    total: 0,
  });
});

test("every line is either priced or missing, and the total is the sum of the priced ones", () => {
  fc.assert(
    fc.property(fc.array(anyChosenLine), (lines) => {
      const cart = cartOf(lines);
      const { priced, missing, total } = priceLines(menu, cart, "MXN");
      expect([...priced.map(({ line }) => line), ...missing]).toHaveLength(cart.length);
      const sum = priced.reduce((all, each) => all + each.unitPrice * each.line.quantity, 0);
      expect(total).toBe(sum);
      expect(Number.isInteger(total)).toBe(true);
    }),
  );
});

test("a line keeps its seen price until a new price is stored", () => {
  const lines = addLine([], chosenLine({ seen: 2_800 }));
  const [line] = addLine(lines, chosenLine({ seen: 3_000 }));
  expect(line).toMatchObject({ seen: 2_800 });
  expect(rememberSeenPrices(lines, { [line!.hash]: 3_000, gone: 1 })).toEqual([
    { ...lines[0], seen: 3_000 },
  ]);
  expect(rememberSeenPrices(lines, {})[0]).toBe(lines[0]);
});
