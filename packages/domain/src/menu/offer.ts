import type { Cents } from "../money/cents.ts";
import { isSoldOut } from "./modifiers.ts";
import {
  discountPercent,
  displayedVariants,
  isVisible,
  type ModifierGroup,
  type Product,
  type Variant,
  variantPrices,
} from "./products.ts";
import { availableStock, type StockLine, withRemainingStock } from "./stock.ts";

/** A product counts as nearly gone when no more than this many are left. */
export const LOW_STOCK = 5;

/** What one variant costs: `originalPrice` is null when nothing is off. */
export type VariantOffer = {
  price: Cents;
  originalPrice: Cents | null;
  /** Whole percent off. */
  discount: number;
  /** How many there are: see `availableStock`. */
  availableCount: number;
  /** Few are left of what is counted. */
  isLowStock: boolean;
};

/** What a menu says of a product; the price is the cheapest variant's of those that can be had. */
export type ProductOffer = VariantOffer & {
  /** Other variants cost more. */
  hasHigherPrices: boolean;
  soldOut: boolean;
  /** It is not sold out, and what there is of it is in the cart. */
  allInCart: boolean;
};

/** What a variant costs and how many are left; of a product `afterLines`, beside what is in the cart. */
export function variantOffer(
  product: Product,
  variant: Variant,
  currencyCode: string,
): VariantOffer {
  const availableCount = availableStock(product, variant);
  return {
    ...variantPrices(variant, currencyCode),
    discount: discountPercent(variant),
    availableCount,
    isLowStock: availableCount > 0 && hasFewLeft(product, availableCount),
  };
}

/**
 * Null for a product that has no variant to show: it has no price and cannot be ordered. What is left
 * is what the cart's lines leave; one that is all in the cart is not sold out.
 */
export function productOffer(
  product: Product,
  currencyCode: string,
  lines: readonly StockLine[] = [],
): ProductOffer | null {
  const rest = withRemainingStock(product, lines);
  const offers = displayedVariants(rest.product_variants).map((variant) =>
    variantOffer(rest, variant, currencyCode),
  );
  const available = offers.filter((offer) => offer.availableCount > 0);
  const shown = available.length > 0 ? available : offers;
  const [cheapest] = shown.toSorted((a, b) => a.price - b.price);
  if (!cheapest) return null;
  const availableCount = available.reduce((sum, offer) => sum + offer.availableCount, 0);
  const isStillOrderable = isOrderable(rest);
  const soldOut = !(isStillOrderable || isOrderable(product));
  return {
    ...cheapest,
    availableCount,
    hasHigherPrices: shown.some(({ price }) => price > cheapest.price),
    soldOut,
    allInCart: !(isStillOrderable || soldOut),
    isLowStock: isStillOrderable && hasFewLeft(product, availableCount),
  };
}

function hasFewLeft(product: Product, left: number): boolean {
  return product.stock_enabled === true && left <= LOW_STOCK;
}

function isOrderable(product: Product): boolean {
  const { product_variants: variants, modifier_groups: groups } = product;
  const isThere = displayedVariants(variants).some((each) => availableStock(product, each) > 0);
  return isThere && (groups ?? []).every(canReachMinimum);
}

/** Whether a group still has the pieces that its min asks for. */
function canReachMinimum({ min, modifiers }: ModifierGroup): boolean {
  const pieces = modifiers
    .filter((modifier) => isVisible(modifier) && !isSoldOut(modifier))
    .reduce(
      (sum, { max, stock }) =>
        sum + Math.min(max ?? Number.POSITIVE_INFINITY, stock ?? Number.POSITIVE_INFINITY),
      0,
    );
  return pieces >= (min ?? 0);
}
