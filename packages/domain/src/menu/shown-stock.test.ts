import fc from "fast-check";
import { expect, test } from "vitest";
import { LOW_STOCK, productOffer, variantOffer } from "./offer.ts";
import type { Product } from "./products.ts";
import { isModifierStockShown, isStockShown } from "./shown-stock.ts";

test.each([
  [LOW_STOCK + 1, false],
  [LOW_STOCK, true],
  [0, true],
])("of %i pieces the menu shows: %s", (left, shown) => {
  expect(isStockShown(left)).toBe(shown);
});

test.each([
  [9, 3, false],
  [LOW_STOCK, 3, true],
  [9, 10, true],
  [10, 10, false],
  [1_000, null, true],
])("of %i pieces of an option, at most %s in a dish, the menu shows: %s", (left, max, shown) => {
  expect(isModifierStockShown(left, max)).toBe(shown);
});

/** A dish with two sizes and an option that it needs, all of them counted. */
function dish(small: number, large: number, option: number, max: number | null): Product {
  const modifier = { id: "egg", name: "Egg", stock: option, max };
  const group = { id: "extras", name: "Extras", min: 1, max: 3, modifiers: [modifier] };
  return {
    id: "dish",
    name: "Dish",
    stock_enabled: true,
    product_variants: [
      { id: "small", price: 10, stock: small },
      { id: "large", price: 12, stock: large },
    ],
    modifier_groups: [group],
  } as unknown as Product;
}

/** Returns what a menu says of a dish, without numbers that it does not name. */
function shownOf(product: Product) {
  const of = (offer: ReturnType<typeof variantOffer> | null) =>
    offer && { ...offer, availableCount: offer.isLowStock ? offer.availableCount : null };
  const sizes = product.product_variants.map((variant) => {
    const offer = variantOffer(product, variant, "MXN");
    return { ...of(offer), soldOut: offer.availableCount === 0 };
  });
  return { dish: of(productOffer(product, "MXN")), sizes };
}

const count = fc.integer({ min: 0, max: 14 });

test("a menu looks the same while what an order takes is not shown", () => {
  fc.assert(
    fc.property(
      count,
      count,
      count,
      fc.integer({ min: 0, max: 6 }),
      (small, large, option, take) => {
        fc.pre(take <= small && !isStockShown(small - take));
        expect(shownOf(dish(small - take, large, option, 2))).toEqual(
          shownOf(dish(small, large, option, 2)),
        );
      },
    ),
  );
  fc.assert(
    fc.property(count, count, fc.integer({ min: 1, max: 9 }), count, (small, option, max, take) => {
      fc.pre(take <= option && !isModifierStockShown(option - take, max));
      expect(shownOf(dish(small, 9, option - take, max))).toEqual(
        shownOf(dish(small, 9, option, max)),
      );
    }),
  );
});
