import { type ModifierChoice, modifierQuantities } from "./modifier-quantities.ts";
import type { Product, Variant } from "./products.ts";

/** A line of a cart or an order, as far as it uses stock. */
export type StockLine = {
  product_id: string;
  variant_id: string;
  quantity: number;
  modifiers: readonly ModifierChoice[];
};

/** The available quantity of a product whose stock is not counted (conformance 4.93). */
const STOCK_WHEN_NOT_COUNTED = 100;

/**
 * Returns the available quantity of a variant (conformance 4.93): 100 if the product's stock is not
 * counted, else its stock, or 0 if that is negative or absent.
 */
export function availableStock(product: Product, variant: Variant): number {
  return product.stock_enabled ? Math.max(0, variant.stock ?? 0) : STOCK_WHEN_NOT_COUNTED;
}

/**
 * Returns how many more pieces of a variant a cart with these lines can take. Another backend may use the id
 * of a variant again in another product.
 */
export function remainingStock(
  product: Product,
  variant: Variant,
  lines: readonly Pick<StockLine, "product_id" | "variant_id" | "quantity">[],
): number {
  const sameVariant = lines.filter(
    (line) => line.product_id === product.id && line.variant_id === variant.id,
  );
  const taken = sameVariant.reduce((sum, line) => sum + line.quantity, 0);
  return Math.max(0, availableStock(product, variant) - taken);
}

/**
 * Returns the product with the stock that remains beside the cart's lines (conformance 4.90), for variants
 * and counted modifiers; never below 0. Returns the same object if no line has the product.
 */
export function withRemainingStock<P extends Product>(product: P, lines: readonly StockLine[]): P {
  const linesOfProduct = lines.filter((line) => line.product_id === product.id);
  if (linesOfProduct.length === 0) return product;
  const reduceStock = <T extends WithStock>(item: T, taken: (line: StockLine) => number): T =>
    item.stock == null
      ? item
      : {
          ...item,
          stock: Math.max(
            0,
            linesOfProduct.reduce((left, line) => left - taken(line), item.stock),
          ),
        };
  return {
    ...product,
    product_variants: product.product_variants.map((variant) =>
      reduceStock(variant, (line) => (line.variant_id === variant.id ? line.quantity : 0)),
    ),
    modifier_groups: product.modifier_groups?.map((group) => ({
      ...group,
      modifiers: group.modifiers.map((modifier) =>
        reduceStock(
          modifier,
          (line) => line.quantity * (modifierQuantities(line.modifiers).get(modifier.id) ?? 0),
        ),
      ),
    })),
  };
}

type WithStock = { stock?: number | null };
