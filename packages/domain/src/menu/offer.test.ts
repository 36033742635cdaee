import { expect, test } from "vitest";
import { productOffer, variantOffer } from "./offer.ts";
import type { Product, Variant } from "./products.ts";
import { withRemainingStock } from "./stock.ts";

function product(variants: Partial<Variant>[], rest: Partial<Product> = {}): Product {
  const product_variants = variants.map((variant, index) => ({ id: `v${index}`, ...variant }));
  return { id: "p", name: "Al pastor", product_variants, ...rest };
}

test("the offer has the price and the discount of the only variant", () => {
  expect(productOffer(product([{ price: 28, original_price: 35 }]), "MXN")).toEqual({
    price: 2800,
    originalPrice: 3500,
    discount: 20,
    availableCount: 100,
    allInCart: false,
    hasHigherPrices: false,
    soldOut: false,
    isLowStock: false,
  });
});

test("with several prices the offer has the cheapest one", () => {
  const sizes = product([
    { name: "Large", price: 128 },
    { name: "Regular", price: 95 },
  ]);
  expect(productOffer(sizes, "MXN")).toMatchObject({ price: 9500, hasHigherPrices: true });
  const kinds = product([
    { name: "Red", price: 95 },
    { name: "Green", price: 95 },
  ]);
  expect(productOffer(kinds, "MXN")).toMatchObject({ price: 9500, hasHigherPrices: false });
});

test("a sold-out variant does not set the price while another is available", () => {
  const sizes = product(
    [
      { name: "Regular", price: 95, stock: 0 },
      { name: "Large", price: 128, stock: 3 },
    ],
    { stock_enabled: true },
  );
  expect(productOffer(sizes, "MXN")).toMatchObject({
    price: 12_800,
    hasHigherPrices: false,
    availableCount: 3,
    soldOut: false,
    isLowStock: true,
  });
});

test("a product is sold out when no variant is left", () => {
  const soldOut = product([{ price: 32, stock: -2 }], { stock_enabled: true });
  expect(productOffer(soldOut, "MXN")).toMatchObject({
    price: 3200,
    availableCount: 0,
    soldOut: true,
    isLowStock: false,
  });
});

test("a product is sold out when a required group has too few modifiers", () => {
  const group = { id: "g", name: "Filling", min: 2, max: 2 };
  const one = { id: "m", name: "Rajas", max: 1 };
  const soldOut = { id: "n", name: "Mole", stock: 0 };
  const filled = (modifiers: (typeof one | typeof soldOut)[]) =>
    productOffer(product([{ price: 20 }], { modifier_groups: [{ ...group, modifiers }] }), "MXN");
  expect(filled([one, soldOut])).toMatchObject({ soldOut: true });
  expect(filled([{ ...one, max: 2 }, soldOut])).toMatchObject({ soldOut: false });
});

const inCart = (variant_id: string, quantity: number, modifier_id?: string) => ({
  product_id: "p",
  variant_id,
  quantity,
  modifiers: modifier_id ? [{ modifier_id, quantity: 1 }] : [],
});

test("pieces in the cart are not available", () => {
  const counted = product([{ price: 20, stock: 3 }], { stock_enabled: true });
  const offer = (lines: Parameters<typeof productOffer>[2]) => productOffer(counted, "MXN", lines);
  expect(offer([])).toMatchObject({ availableCount: 3, isLowStock: true });
  expect(offer([inCart("v0", 1), inCart("v0", 1)])).toMatchObject({
    availableCount: 1,
    isLowStock: true,
  });
  expect(offer([inCart("v0", 3)])).toMatchObject({
    availableCount: 0,
    isLowStock: false,
    soldOut: false,
    allInCart: true,
  });
  expect(offer([{ ...inCart("v0", 3), product_id: "q" }])).toMatchObject({ availableCount: 3 });
});

test("a variant that is all in the cart does not set the price", () => {
  const sizes = product(
    [
      { name: "Regular", price: 95, stock: 2 },
      { name: "Large", price: 128, stock: 9 },
    ],
    { stock_enabled: true },
  );
  const lines = [inCart("v0", 2)];
  expect(productOffer(sizes, "MXN", lines)).toMatchObject({
    price: 12_800,
    availableCount: 9,
    hasHigherPrices: false,
  });
  const rest = withRemainingStock(sizes, lines);
  expect(variantOffer(rest, rest.product_variants[0]!, "MXN")).toMatchObject({ availableCount: 0 });
});

test("stock that is not counted is never low or all in the cart", () => {
  const offer = productOffer(product([{ price: 20 }]), "MXN", [inCart("v0", 98)]);
  expect(offer).toMatchObject({ availableCount: 100, allInCart: false, isLowStock: false });
});

test("a product is all in the cart if the modifiers of a required group are", () => {
  const group = { id: "g", name: "Filling", min: 1, max: 1 };
  const filled = product([{ price: 20 }], {
    modifier_groups: [{ ...group, modifiers: [{ id: "m", name: "Rajas", stock: 1 }] }],
  });
  expect(productOffer(filled, "MXN", [inCart("v0", 1, "m")])).toMatchObject({
    soldOut: false,
    allInCart: true,
  });
  expect(productOffer(filled, "MXN", [inCart("v0", 1)])).toMatchObject({ allInCart: false });
});

test("where no variant has a name or an original price, a selected one sets the price", () => {
  const variants = [{ price: 10 }, { price: 12, selected: true }];
  expect(productOffer(product(variants), "MXN")).toMatchObject({ price: 1200 });
});

test("a product without a displayed variant has no offer", () => {
  expect(productOffer(product([]), "MXN")).toBeNull();
  expect(productOffer(product([{ price: 10 }, { price: 12 }]), "MXN")).toBeNull();
});
