import type { ModifierChoice } from "../menu/modifier-quantities.ts";
import { chosenModifiers } from "../menu/modifiers.ts";
import type { Product, Variant } from "../menu/products.ts";
import { remainingStock, type StockLine, withRemainingStock } from "../menu/stock.ts";

/**
 * Returns how many more pieces of a variant with these modifiers a cart can take, by the stock of the
 * variant and of each counted modifier.
 */
export function addableQuantity(
  product: Product,
  variant: Variant,
  choices: readonly ModifierChoice[],
  lines: readonly StockLine[],
): number {
  const remaining = withRemainingStock(product, lines);
  const ofModifiers = chosenModifiers(remaining, choices).map(({ modifier, quantity }) =>
    modifier.stock == null ? Number.POSITIVE_INFINITY : Math.floor(modifier.stock / quantity),
  );
  return Math.max(0, Math.min(remainingStock(product, variant, lines), ...ofModifiers));
}
