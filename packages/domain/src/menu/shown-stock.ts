import { LOW_STOCK } from "./offer.ts";

/**
 * Returns whether the public menu shows that `left` pieces of a product are left: it names the number from
 * `LOW_STOCK` down, and says when none is left. With more pieces the menu looks the same for any number.
 */
export function isStockShown(left: number): boolean {
  return left <= LOW_STOCK;
}

/**
 * Returns whether the public menu looks different because `left` pieces of a modifier are left: it names the
 * number from `LOW_STOCK` down, and offers fewer than `max`, the most that one product takes. Without a
 * `max` the number that is left is the limit, so that any number is shown.
 */
export function isModifierStockShown(left: number, max: number | null | undefined): boolean {
  return left < (max ?? Number.POSITIVE_INFINITY) || left <= LOW_STOCK;
}
