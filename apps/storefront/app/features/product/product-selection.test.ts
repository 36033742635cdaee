import { addLine, type CartLine } from "@comanda/domain/cart/lines";
import type { Product } from "@comanda/domain/menu/products";
import fc from "fast-check";
import { expect, test } from "vitest";
import { initialSelection, pruneSelection, selectionView } from "./product-selection.ts";

const burrito: Product = {
  id: "burrito",
  name: "Burrito norteño",
  stock_enabled: true,
  product_variants: [
    { id: "small", name: "Small", price: 70, stock: 0 },
    { id: "regular", name: "Regular", price: 95, stock: 5 },
    { id: "large", name: "Large", price: 128, stock: 2, selected: true },
  ],
  modifier_groups: [
    {
      id: "extras",
      name: "Extras",
      min: 1,
      max: 3,
      modifiers: [{ id: "guacamole", name: "Guacamole", price: 18, stock: 3 }],
    },
  ],
};
const guacamole = (quantity: number) => [{ modifier_id: "guacamole", quantity }];

test("a selection begins with one piece of the selected variant, or of the first in stock", () => {
  expect(initialSelection(burrito)).toMatchObject({ variantId: "large", quantity: 1 });
  const unselected = burrito.product_variants.map((variant) => ({ ...variant, selected: false }));
  expect(initialSelection({ ...burrito, product_variants: unselected }).variantId).toBe("regular");
  expect(initialSelection({ ...burrito, product_variants: [] }).variantId).toBeNull();
});

test("the total is the price of all pieces with their modifiers", () => {
  const draft = { ...initialSelection(burrito), quantity: 2, modifiers: guacamole(1) };
  expect(selectionView(burrito, draft, [], "MXN")).toMatchObject({
    total: 29_200,
    faults: [],
    refusal: null,
  });
});

test("missing choices are faults", () => {
  expect(selectionView(burrito, initialSelection(burrito), [], "MXN").faults).toMatchObject([
    { code: "below_min", missing: 1 },
  ]);
});

test.each(["small", "gone"])(
  "the variant '%s' cannot be added, while others are in stock",
  (variantId) => {
    const draft = pruneSelection(burrito, { ...initialSelection(burrito), variantId });
    expect(selectionView(burrito, draft, [], "MXN")).toMatchObject({
      line: null,
      refusal: "variant_sold_out",
      canIncrease: false,
    });
  },
);

test("a product without stock in any variant is sold out", () => {
  const product_variants = burrito.product_variants.map((variant) => ({ ...variant, stock: 0 }));
  const view = selectionView(
    { ...burrito, product_variants },
    initialSelection(burrito),
    [],
    "MXN",
  );
  expect(view).toMatchObject({ line: null, refusal: "sold_out" });
});

test("a variant that is the only one left on the menu is selected by itself", () => {
  const alone = { ...burrito, product_variants: burrito.product_variants.slice(1, 2) };
  expect(pruneSelection(alone, initialSelection(burrito)).variantId).toBe("regular");
});

test.each([
  ["gone", []],
  ["hidden", [{ id: "guacamole", name: "Guacamole", price: 18, visible: false }]],
  ["sold out", [{ id: "guacamole", name: "Guacamole", price: 18, stock: 0 }]],
])("a chosen modifier that is %s now is removed", (_, changed) => {
  const corn = { id: "corn", name: "Corn", price: 5 };
  const modifiers = [...changed, corn];
  const now = { ...burrito, modifier_groups: [{ id: "extras", name: "Extras", modifiers }] };
  const chosen = [...guacamole(1), { modifier_id: "corn", quantity: 1 }];
  const draft = pruneSelection(now, { ...initialSelection(burrito), modifiers: chosen });
  expect(draft.modifiers).toEqual([{ modifier_id: "corn", quantity: 1 }]);
  expect(selectionView(now, draft, [], "MXN").faults).toEqual([]);
});

test("a chosen modifier whose group allows none now is removed", () => {
  const modifiers = [{ id: "guacamole", name: "Guacamole", price: 18 }];
  const closed = { id: "extras", name: "Extras", max: 0, modifiers };
  const now = { ...burrito, modifier_groups: [closed] };
  const draft = pruneSelection(now, { ...initialSelection(burrito), modifiers: guacamole(1) });
  expect(draft.modifiers).toEqual([]);
  expect(selectionView(now, draft, [], "MXN").faults).toEqual([]);
});

test("the quantity in the cart counts against the stock", () => {
  const draft = { ...initialSelection(burrito), modifiers: guacamole(1) };
  const cart = addLine([], selectionView(burrito, { ...draft, quantity: 2 }, [], "MXN").line!);
  expect(selectionView(burrito, draft, cart, "MXN")).toMatchObject({
    line: null,
    refusal: "all_in_cart",
  });
});

test("a modifier's stock counts for the cart and the new line together", () => {
  const regular = { ...initialSelection(burrito), variantId: "regular" };
  const cart = addLine(
    [],
    selectionView(burrito, { ...regular, modifiers: guacamole(2) }, [], "MXN").line!,
  );
  const more = selectionView(burrito, { ...regular, modifiers: guacamole(2) }, cart, "MXN");
  expect(more.shortage).toMatchObject({ modifier_id: "guacamole", left: 1 });
  const fits = selectionView(burrito, { ...regular, modifiers: guacamole(1) }, cart, "MXN");
  expect(fits.shortage).toBeNull();
});

test("the quantity stops at 100 pieces in a line", () => {
  const plain = { ...burrito, stock_enabled: false };
  const draft = { ...initialSelection(plain), variantId: "regular" };
  const at = (quantity: number) => selectionView(plain, { ...draft, quantity }, [], "MXN");
  expect(at(99)).toMatchObject({ quantity: 99, canIncrease: true });
  expect(at(100)).toMatchObject({ quantity: 100, canIncrease: false });
  expect(at(101)).toMatchObject({ quantity: 100, canIncrease: false });
});

test("no way of adding puts more than 100 or more than the stock in the cart", () => {
  const plain = { ...burrito, stock_enabled: false };
  const product = fc.constantFrom(burrito, plain);
  const amounts = fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 5 });
  fc.assert(
    fc.property(product, amounts, (chosen, quantities) => {
      let lines: CartLine[] = [];
      for (const quantity of quantities) {
        const draft = { ...initialSelection(chosen), variantId: "regular", quantity };
        const { line } = selectionView(chosen, draft, lines, "MXN");
        if (line) lines = addLine(lines, line);
      }
      const quantityInCart = lines.reduce((sum, line) => sum + line.quantity, 0);
      expect(quantityInCart).toBeLessThanOrEqual(chosen.stock_enabled ? 5 : 100);
    }),
  );
});

const inCart = (variant_id: string, quantity: number, modifiers: CartLine["modifiers"] = []) =>
  addLine([], { product_id: "burrito", variant_id, quantity, comment: "", modifiers });

test("a selection begins with a variant of which the cart leaves stock", () => {
  expect(initialSelection(burrito, inCart("large", 2)).variantId).toBe("regular");
  const all = [...inCart("large", 2), ...inCart("regular", 5)];
  expect(initialSelection(burrito, all).variantId).toBe("large");
});

test("a product whose whole stock is in the cart is all in the cart, not sold out", () => {
  const all = [...inCart("large", 2), ...inCart("regular", 5)];
  const view = selectionView(burrito, initialSelection(burrito, all), all, "MXN");
  expect(view).toMatchObject({ line: null, refusal: "all_in_cart", canIncrease: false });
});

test("the quantity stops at the stock that the cart leaves, of the variant and of its modifiers", () => {
  const lines = inCart("regular", 3);
  const draft = { ...initialSelection(burrito), variantId: "regular" };
  const plus = (quantity: number, modifiers: CartLine["modifiers"], cart = lines) =>
    selectionView(burrito, { ...draft, quantity, modifiers }, cart, "MXN").canIncrease;
  expect(plus(1, [])).toBe(true);
  expect(plus(2, [])).toBe(false);
  expect(plus(2, guacamole(1), [])).toBe(true);
  expect(plus(3, guacamole(1), [])).toBe(false);
});

test("a modifier whose whole stock is in the cart is removed", () => {
  const chosen = { ...initialSelection(burrito), modifiers: guacamole(1) };
  const lines = inCart("regular", 3, guacamole(1));
  expect(pruneSelection(burrito, chosen, lines).modifiers).toEqual([]);
  expect(pruneSelection(burrito, chosen, inCart("regular", 2, guacamole(1))).modifiers).toEqual(
    guacamole(1),
  );
});
