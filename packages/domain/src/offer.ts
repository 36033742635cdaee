import {
  discountPercent,
  displayedVariants,
  isVisible,
  type ModifierGroup,
  type Product,
  type Variant,
  variantPrice,
} from "./menu.ts";
import { isSoldOut } from "./modifiers.ts";
import { type Cents, toCents } from "./money.ts";
import { availableStock } from "./stock.ts";

/** A product counts as nearly gone when no more than this many are left. */
export const FEW_LEFT = 5;

/** What one variant costs: `originalPrice` is null when nothing is off. */
export type VariantOffer = {
  price: Cents;
  originalPrice: Cents | null;
  /** Whole percent off. */
  discount: number;
  /** How many there are: see `availableStock`. */
  left: number;
};

/** What a menu says of a product; the price is the cheapest variant's of those that can be had. */
export type ProductOffer = VariantOffer & {
  /** Other variants cost more. */
  from: boolean;
  soldOut: boolean;
  fewLeft: boolean;
};

export function variantOffer(
  product: Product,
  variant: Variant,
  currencyCode: string,
): VariantOffer {
  const price = toCents(variantPrice(variant), currencyCode);
  const original = toCents(variant.original_price ?? 0, currencyCode);
  return {
    price,
    originalPrice: original > price ? original : null,
    discount: discountPercent(variant),
    left: availableStock(product, variant),
  };
}

/** Null for a product that has no variant to show: it has no price and cannot be ordered. */
export function productOffer(product: Product, currencyCode: string): ProductOffer | null {
  const offers = displayedVariants(product.product_variants).map((variant) =>
    variantOffer(product, variant, currencyCode),
  );
  const available = offers.filter(({ left }) => left > 0);
  const shown = available.length > 0 ? available : offers;
  const [cheapest] = shown.toSorted((a, b) => a.price - b.price);
  if (!cheapest) return null;
  const left = available.reduce((sum, offer) => sum + offer.left, 0);
  const soldOut = left === 0 || !(product.modifier_groups ?? []).every(canBeMet);
  return {
    ...cheapest,
    left,
    from: shown.some(({ price }) => price > cheapest.price),
    soldOut,
    fewLeft: !soldOut && left <= FEW_LEFT,
  };
}

/** Whether a group still has the pieces that its min asks for. */
function canBeMet({ min, modifiers }: ModifierGroup): boolean {
  const pieces = modifiers
    .filter((modifier) => isVisible(modifier) && !isSoldOut(modifier))
    .reduce(
      (sum, { max, stock }) =>
        sum + Math.min(max ?? Number.POSITIVE_INFINITY, stock ?? Number.POSITIVE_INFINITY),
      0,
    );
  return pieces >= (min ?? 0);
}
