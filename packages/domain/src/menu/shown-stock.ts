import { LOW_STOCK } from "./offer.ts";

/**
 * Returns whether a menu for everybody shows a product with `left` pieces otherwise than with more: it
 * names a number from `LOW_STOCK` down, and says when none is left.
 */
export function isStockShown(left: number): boolean {
  return left <= LOW_STOCK;
}

/**
 * Returns whether a menu shows an option with `left` pieces otherwise than with more: a product takes
 * at most `max` of it, as many as there are when it has none.
 */
export function isModifierStockShown(left: number, max: number | null | undefined): boolean {
  return left < (max ?? Number.POSITIVE_INFINITY) || left <= LOW_STOCK;
}
