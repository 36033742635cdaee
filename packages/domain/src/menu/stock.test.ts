import fc from "fast-check";
import { expect, test } from "vitest";
import type { Category, Product } from "./products.ts";
import { findShortages } from "./shortages.ts";
import { availableStock, remainingStock, type StockLine, withRemainingStock } from "./stock.ts";

const product = (id: string, stock: number | null, stock_enabled = true): Product => ({
  id,
  name: id.toUpperCase(),
  stock_enabled,
  product_variants: [{ id: `${id}1`, stock }],
  modifier_groups: [
    {
      id: "g",
      name: "Extras",
      modifiers: [
        { id: "egg", name: "Egg", stock: 3 },
        { id: "salt", name: "Salt", stock: null },
      ],
    },
  ],
});
const line = (id: string, quantity: number, modifiers: [string, number][] = []): StockLine => ({
  product_id: id,
  variant_id: `${id}1`,
  quantity,
  modifiers: modifiers.map(([modifier_id, count]) => ({ modifier_id, quantity: count })),
});

test.each([
  [5, true, 5],
  [0, true, 0],
  [-3, true, 0],
  [null, true, 0],
  [5, false, 100],
  [null, false, 100],
])("a stock of %s, counted: %s, makes %d available", (stock, counted, available) => {
  const item = product("a", stock, counted);
  expect(availableStock(item, item.product_variants[0]!)).toBe(available);
});

test("the remaining stock leaves out the cart's lines of the variant", () => {
  const item = product("a", 5);
  const variant = item.product_variants[0]!;
  expect(remainingStock(item, variant, [line("a", 2), line("b", 9), line("a", 1)])).toBe(2);
  expect(remainingStock(item, variant, [line("a", 9)])).toBe(0);
});

const stockOf = (item: Product) => ({
  pieces: item.product_variants[0]?.stock,
  eggs: item.modifier_groups?.[0]?.modifiers[0]?.stock,
  salt: item.modifier_groups?.[0]?.modifiers[1]?.stock,
});

test("lines of a product reduce the stock of its variants and counted modifiers", () => {
  const lines = [
    line("a", 1, [["egg", 2]]),
    line("b", 9, [["egg", 1]]),
    line("a", 2, [["salt", 5]]),
  ];
  const rest = withRemainingStock(product("a", 5), lines);
  expect(stockOf(rest)).toEqual({ pieces: 2, eggs: 1, salt: null });
});

test("remaining stock is never below 0, and uncounted stock stays", () => {
  const rest = withRemainingStock(product("a", 5, false), [line("a", 9, [["egg", 9]])]);
  expect(stockOf(rest)).toEqual({ pieces: 0, eggs: 0, salt: null });
  expect(availableStock(rest, rest.product_variants[0]!)).toBe(100);
});

test("a line takes only from the stock of its own variant", () => {
  const variants = [
    { id: "a1", stock: 5 },
    { id: "a2", stock: 7 },
  ];
  const rest = withRemainingStock({ ...product("a", 5), product_variants: variants }, [
    line("a", 2),
  ]);
  expect(rest.product_variants).toEqual([
    { id: "a1", stock: 3 },
    { id: "a2", stock: 7 },
  ]);
});

test("a product without lines is returned unchanged", () => {
  const item = product("a", 5);
  expect(withRemainingStock(item, [line("b", 1)])).toBe(item);
});

const menu: Category[] = [
  { products: [product("a", 5), product("b", 0), product("c", 0, false), product("d", -2)] },
];
const where = (id: string, index: number) => ({
  line: index,
  product_id: id,
  variant_id: `${id}1`,
});

test.each<[string, StockLine[], object[]]>([
  ["enough", [line("a", 5)], []],
  ["one line too many", [line("a", 6)], [{ ...where("a", 0), name: "A", left: 5 }]],
  [
    "lines of one variant",
    [line("a", 3), line("a", 3, [["salt", 1]]), line("a", 1)],
    [
      { ...where("a", 1), name: "A", left: 2 },
      { ...where("a", 2), name: "A", left: 0 },
    ],
  ],
  [
    "sold out, and with negative stock",
    [line("b", 1), line("d", 1)],
    [
      { ...where("b", 0), name: "B", left: 0 },
      { ...where("d", 1), name: "D", left: 0 },
    ],
  ],
  ["stock that is not counted", [line("c", 100)], []],
  [
    "a modifier, per piece of the line",
    [line("c", 2, [["egg", 1]]), line("c", 1, [["egg", 2]])],
    [{ ...where("c", 1), modifier_id: "egg", name: "Egg", left: 1 }],
  ],
  [
    "the same modifier on another product",
    [line("c", 3, [["egg", 1]]), line("a", 1, [["egg", 1]])],
    [],
  ],
  ["unknown lines", [line("x", 9)], []],
])("shortages: %s", (_, lines, expected) => {
  expect(findShortages(menu, lines)).toEqual(expected);
});

test("two products whose variants have one id have a stock each", () => {
  const variants = [{ id: "default", stock: 2 }];
  const [soup, salad] = ["soup", "salad"].map((id) => ({
    ...product(id, 2),
    product_variants: variants,
  }));
  const ofSoup = { ...line("soup", 2), variant_id: "default" };
  expect(remainingStock(salad!, variants[0]!, [ofSoup])).toBe(2);
  const ofSalad = { ...line("salad", 2), variant_id: "default" };
  expect(findShortages([{ products: [soup!, salad!] }], [ofSoup, ofSalad])).toEqual([]);
});

test("the cart fits if each line takes its `left`, and no stock is oversold", () => {
  const anyLine = fc
    .tuple(fc.constantFrom("a", "b", "c", "d"), fc.integer({ min: 1, max: 8 }))
    .map(([id, quantity]) => line(id, quantity));
  fc.assert(
    fc.property(fc.array(anyLine), (lines) => {
      const left = new Map(findShortages(menu, lines).map((short) => [short.line, short.left]));
      const fitted = lines.map((each, index) => ({
        ...each,
        quantity: left.get(index) ?? each.quantity,
      }));
      expect(findShortages(menu, fitted)).toEqual([]);
      const ofA = fitted.filter(({ product_id }) => product_id === "a");
      expect(ofA.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(5);
    }),
  );
});
