import type { CartLine } from "@comanda/domain/cart/lines";
import { type PricedLine, priceLines } from "@comanda/domain/cart/priced-lines";
import { modifierFaults } from "@comanda/domain/menu/modifiers";
import { type Category, findVisibleProduct } from "@comanda/domain/menu/products";
import { findShortages } from "@comanda/domain/menu/shortages";
import type { CheckoutError } from "./checkout-error.ts";

/**
 * Returns the error with which the server would refuse the lines, as far as the page's menu already shows
 * it; null without one. A draft that was made before a dish sold out does not show it.
 */
export function errorByMenu(
  categories: readonly Category[],
  lines: readonly CartLine[],
  currencyCode: string,
): CheckoutError | null {
  const { priced, missing } = priceLines(categories, lines, currencyCode);
  if (missing.length > 0) {
    const isOnMenu = ({ product_id }: CartLine) => findVisibleProduct(categories, product_id);
    return { kind: "menu", canChooseAgain: missing.every(isOnMenu) };
  }
  const shortages = findShortages(categories, lines);
  if (shortages.length > 0) return { kind: "stock", shortages };
  return priced.some(hasOtherChoices) ? { kind: "menu", canChooseAgain: true } : null;
}

/** Whether the choices of a line are no longer valid. */
const hasOtherChoices = ({ product, line }: PricedLine): boolean =>
  modifierFaults(product, line.modifiers).length > 0;
