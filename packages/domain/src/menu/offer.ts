import type { Cents } from "../money/cents.ts";
import { isSoldOut, requiredPieces } from "./modifiers.ts";
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

/** A product has low stock if at most this many pieces are left. */
export const LOW_STOCK = 5;

/** The price of one variant; `originalPrice` is null without a discount. */
export type VariantOffer = {
  price: Cents;
  originalPrice: Cents | null;
  /** Whole percent off. */
  discount: number;
  /** The available pieces: see `availableStock`. */
  availableCount: number;
  /** The stock is counted and low. */
  isLowStock: boolean;
};

/** What the menu shows of a product; the price is that of the cheapest available variant. */
export type ProductOffer = VariantOffer & {
  /** Whether other variants cost more. */
  hasHigherPrices: boolean;
  soldOut: boolean;
  /** Whether the whole stock is in the cart, although the product is not sold out. */
  allInCart: boolean;
};

/**
 * Returns the price and stock of a variant; pass a product of `withRemainingStock` to leave out the cart.
 */
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
 * Returns the offer of a product beside the cart's `lines`. Null for a product without a variant to show,
 * which has no price and cannot be ordered.
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
  const hasStock = displayedVariants(variants).some((each) => availableStock(product, each) > 0);
  return hasStock && (groups ?? []).every(canReachMinimum);
}

/** Returns whether a group has enough available pieces for its min. */
function canReachMinimum(group: ModifierGroup): boolean {
  const pieces = group.modifiers
    .filter((modifier) => isVisible(modifier) && !isSoldOut(modifier))
    .reduce(
      (sum, { max, stock }) =>
        sum + Math.min(max ?? Number.POSITIVE_INFINITY, stock ?? Number.POSITIVE_INFINITY),
      0,
    );
  return pieces >= requiredPieces(group);
}
