import fc from "fast-check";
import { expect, test } from "vitest";
import { menuWithSaleLimits } from "./menu-with-sale-limits.ts";
import { isSoldOut } from "./modifiers.ts";
import { productOffer } from "./offer.ts";
import type { Category, Product } from "./products.ts";
import { NO_SALE_LIMITS, type SaleLimits } from "./sale-limits.ts";
import { findShortages } from "./shortages.ts";
import { availableStock, type StockLine } from "./stock.ts";

const product = (id: string, changes: Partial<Product> = {}): Product => ({
  id,
  name: id,
  product_variants: [
    { id: `${id}-small`, name: "Small", price: 10 },
    { id: `${id}-large`, name: "Large", price: 20 },
  ],
  modifier_groups: [
    { id: "extras", name: "Extras", modifiers: [{ id: "guacamole", name: "Guacamole" }] },
  ],
  ...changes,
});
const menu: Category[] = [{ products: [product("taco"), product("quesadilla")] }];
const limits = (given: Partial<Record<keyof SaleLimits, [string, number][]>>): SaleLimits => ({
  products: new Map(given.products),
  variants: new Map(given.variants),
  modifiers: new Map(given.modifiers),
});
const line = (variant: string, quantity = 1, guacamole = 0): StockLine => ({
  product_id: variant.split("-")[0] ?? "",
  variant_id: variant,
  quantity,
  modifiers: guacamole ? [{ modifier_id: "guacamole", quantity: guacamole }] : [],
});
const productIn = (categories: readonly Category[], id: string) =>
  categories.flatMap(({ products }) => products).find((each) => each.id === id) as Product;
const stocks = (item: Product) =>
  item.product_variants.map((variant) => availableStock(item, variant));

test("without limits every product stays the same object", () => {
  const [category] = menuWithSaleLimits(menu, NO_SALE_LIMITS);
  expect(category?.products).toEqual(menu[0]?.products);
  expect(category?.products[0]).toBe(menu[0]?.products[0]);
});

test("a product that is sold out shows like one without stock", () => {
  const limited = menuWithSaleLimits(menu, limits({ products: [["taco", 0]] }));
  expect(productOffer(productIn(limited, "taco"), "MXN")).toMatchObject({ soldOut: true });
  expect(productOffer(productIn(limited, "quesadilla"), "MXN")).toMatchObject({ soldOut: false });
});

test("one variant that is sold out leaves the others as they were", () => {
  const limited = menuWithSaleLimits(menu, limits({ variants: [["taco-small", 0]] }));
  expect(stocks(productIn(limited, "taco"))).toEqual([0, 100]);
  const counted = [{ products: [product("taco", { stock_enabled: true })] }];
  const both = menuWithSaleLimits(counted, limits({ variants: [["taco-small", 4]] }));
  expect(stocks(productIn(both, "taco"))).toEqual([0, 0]);
});

test("a modifier is sold out in every product that offers it", () => {
  const limited = menuWithSaleLimits(menu, limits({ modifiers: [["guacamole", 0]] }));
  for (const { modifier_groups } of limited.flatMap(({ products }) => products)) {
    expect(modifier_groups?.[0]?.modifiers.every(isSoldOut)).toBe(true);
  }
});

test("variants share the pieces of their product, and products those of a modifier", () => {
  const shared = limits({ products: [["taco", 3]], modifiers: [["guacamole", 2]] });
  const lines = [line("taco-small", 2), line("taco-large", 2, 1), line("quesadilla-small", 1, 1)];
  expect(findShortages(menu, lines, shared)).toEqual([
    { line: 1, product_id: "taco", variant_id: "taco-large", name: "taco", left: 1 },
    {
      line: 2,
      product_id: "quesadilla",
      variant_id: "quesadilla-small",
      modifier_id: "guacamole",
      name: "Guacamole",
      left: 0,
    },
  ]);
});

const anyLimit = fc.option(fc.nat(4), { nil: undefined });
const anyLimits = fc
  .record({ taco: anyLimit, small: anyLimit, large: anyLimit, guacamole: anyLimit })
  .map(({ taco, small, large, guacamole }) => {
    const known = (entries: [string, number | undefined][]) =>
      entries.filter((entry): entry is [string, number] => entry[1] !== undefined);
    return limits({
      products: known([["taco", taco]]),
      variants: known([
        ["taco-small", small],
        ["taco-large", large],
      ]),
      modifiers: known([["guacamole", guacamole]]),
    });
  });
const anyLines = fc.array(
  fc
    .tuple(fc.constantFrom("taco-small", "taco-large"), fc.integer({ min: 1, max: 5 }), fc.nat(1))
    .map((parts) => line(...parts)),
  { maxLength: 4 },
);

test("a cart fits when each line takes what is left for it", () => {
  fc.assert(
    fc.property(anyLimits, anyLines, (shared, lines) => {
      const short = findShortages(menu, lines, shared);
      const shortagesOf = (index: number) => short.filter(({ line }) => line === index);
      const leftOf = (index: number) =>
        shortagesOf(index).find(({ modifier_id }) => !modifier_id)?.left;
      const extrasLeftOf = (index: number) =>
        shortagesOf(index).find(({ modifier_id }) => modifier_id)?.left;
      const fitting = lines.map((each, index) => {
        const quantity = Math.min(leftOf(index) ?? each.quantity, each.quantity);
        const extra = extrasLeftOf(index);
        return { ...each, quantity, modifiers: extra === undefined ? each.modifiers : [] };
      });
      expect(findShortages(menu, fitting, shared)).toEqual([]);
    }),
  );
});

test("a single line is short exactly when the shown stock is", () => {
  fc.assert(
    fc.property(anyLimits, anyLines, (shared, [only]) => {
      if (!only) return;
      const shown = productIn(menuWithSaleLimits(menu, shared), "taco");
      const variant = shown.product_variants.find(({ id }) => id === only.variant_id);
      const short = findShortages(menu, [{ ...only, modifiers: [] }], shared);
      expect(short.length > 0).toBe(only.quantity > availableStock(shown, variant!));
    }),
  );
});
