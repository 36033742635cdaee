import type { ModifierChoice } from "../menu/modifier-quantities.ts";
import { chosenModifiers } from "../menu/modifiers.ts";
import { type Product, type Variant, variantPrices } from "../menu/products.ts";
import { type Cents, toCents } from "../money/cents.ts";

/** What a line costs by the menu. */
export type LinePrice = {
  /** One piece: the variant plus its modifiers. */
  unitPrice: Cents;
  /** One piece before the variant's discount; null if the variant has no discount. */
  originalUnitPrice: Cents | null;
  total: Cents;
};

/**
 * Returns the price of a line: variant plus modifiers, times quantity. Cart, product page and server call
 * this function. Modifiers that the product does not have cost nothing.
 */
export function linePrice(
  product: Product,
  variant: Variant,
  { quantity, modifiers }: { quantity: number; modifiers: readonly ModifierChoice[] },
  currencyCode: string,
): LinePrice {
  const { price, originalPrice } = variantPrices(variant, currencyCode);
  const extra = modifiersPrice(product, modifiers, currencyCode);
  return {
    unitPrice: price + extra,
    originalUnitPrice: originalPrice === null ? null : originalPrice + extra,
    total: lineTotal(price + extra, quantity),
  };
}

/** Returns what the chosen modifiers add to the price of one piece. */
function modifiersPrice(
  product: Product,
  choices: readonly ModifierChoice[],
  currencyCode: string,
): Cents {
  return chosenModifiers(product, choices).reduce(
    (sum, { modifier, quantity }) => sum + toCents(modifier.price ?? 0, currencyCode) * quantity,
    0,
  );
}

/** Returns what `quantity` pieces cost at a unit price that is already known. */
export function lineTotal(unitPrice: Cents, quantity: number): Cents {
  return unitPrice * quantity;
}

/** Returns the sum of the line totals, before discounts. */
export function subtotalOf(lines: readonly { total: Cents }[]): Cents {
  return lines.reduce((sum, { total }) => sum + total, 0);
}
