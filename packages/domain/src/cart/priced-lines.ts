import { type ChosenModifier, chosenModifiers, modifierFaults } from "../menu/modifiers.ts";
import {
  type Category,
  findOrderableVariant,
  findVisibleProduct,
  type Product,
  type VariantOf,
} from "../menu/products.ts";
import type { Cents } from "../money/cents.ts";
import { type LinePrice, linePrice, subtotalOf } from "./line-price.ts";
import type { CartLine } from "./lines.ts";

/** A line with its price by the menu. */
export type PricedLine<P extends Product = Product> = LinePrice & {
  line: CartLine;
  product: P;
  variant: VariantOf<P>;
  /** In the menu's order. */
  modifiers: ChosenModifier<P>[];
};

/**
 * Prices the lines by the menu; `quantity` and `total` are their sums. `missing` are the lines whose
 * product, variant or modifier the menu no longer shows.
 */
export function priceLines<P extends Product>(
  categories: readonly Category<P>[],
  lines: readonly CartLine[],
  currencyCode: string,
): { priced: PricedLine<P>[]; missing: CartLine[]; quantity: number; total: Cents } {
  const priced: PricedLine<P>[] = [];
  const missing: CartLine[] = [];
  for (const line of lines) {
    const found = priceLine(categories, line, currencyCode);
    if (found) priced.push(found);
    else missing.push(line);
  }
  return {
    priced,
    missing,
    quantity: priced.reduce((sum, { line }) => sum + line.quantity, 0),
    total: subtotalOf(priced),
  };
}

function priceLine<P extends Product>(
  categories: readonly Category<P>[],
  line: CartLine,
  currencyCode: string,
): PricedLine<P> | null {
  const product = findVisibleProduct(categories, line.product_id);
  const variant = product && findOrderableVariant(product, line.variant_id);
  if (!(product && variant) || hasMissingModifier(product, line)) return null;
  return {
    line,
    product,
    variant,
    ...linePrice(product, variant, line, currencyCode),
    modifiers: chosenModifiers(product, line.modifiers),
  };
}

function hasMissingModifier(product: Product, line: CartLine): boolean {
  return modifierFaults(product, line.modifiers).some(
    ({ code }) => code === "unknown_modifier" || code === "hidden_modifier",
  );
}
