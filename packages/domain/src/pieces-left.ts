import type { Product, Variant } from "./menu.ts";
import { chosenModifiers, type ModifierChoice } from "./modifiers.ts";
import { afterLines, type StockLine, stockLeft } from "./stock.ts";

/**
 * How many more pieces of a line's choice can be put into a cart of these lines: of its variant, and
 * of each counted modifier that every piece takes some of.
 */
export function piecesLeft(
  product: Product,
  variant: Variant,
  choices: readonly ModifierChoice[],
  lines: readonly StockLine[],
): number {
  const rest = afterLines(product, lines);
  const ofModifiers = chosenModifiers(rest, choices).map(({ modifier, quantity }) =>
    modifier.stock == null ? Number.POSITIVE_INFINITY : Math.floor(modifier.stock / quantity),
  );
  return Math.max(0, Math.min(stockLeft(product, variant, lines), ...ofModifiers));
}
