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
import { afterLines, availableStock, type StockLine, stockLeft } from "./stock.ts";

/** A product counts as nearly gone when no more than this many are left. */
export const FEW_LEFT = 5;

/** What one variant costs: `originalPrice` is null when nothing is off. */
export type VariantOffer = {
  price: Cents;
  originalPrice: Cents | null;
  /** Whole percent off. */
  discount: number;
  /** How many there are beside what is in the cart; 100 where stock is not counted. */
  left: number;
  /** There are some, and all of them are in the cart. */
  allInCart: boolean;
  /** Few are left of what is counted. */
  fewLeft: boolean;
};

/** What a menu says of a product; the price is the cheapest variant's of those that can be had. */
export type ProductOffer = VariantOffer & {
  /** Other variants cost more. */
  from: boolean;
  soldOut: boolean;
};

/** What a variant costs, and what the cart's lines leave of it. */
export function variantOffer(
  product: Product,
  variant: Variant,
  currencyCode: string,
  lines: readonly StockLine[] = [],
): VariantOffer {
  const available = availableStock(product, variant);
  const left = isCounted(product) ? stockLeft(product, variant, lines) : available;
  const price = toCents(variantPrice(variant), currencyCode);
  const original = toCents(variant.original_price ?? 0, currencyCode);
  return {
    price,
    originalPrice: original > price ? original : null,
    discount: discountPercent(variant),
    left,
    allInCart: left === 0 && available > 0,
    fewLeft: isCounted(product) && isFew(left),
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
  const own = lines.filter((line) => line.product_id === product.id);
  const offers = displayedVariants(product.product_variants).map((variant) =>
    variantOffer(product, variant, currencyCode, own),
  );
  const available = offers.filter(({ left }) => left > 0);
  const had = offers.filter(({ left, allInCart }) => left > 0 || allInCart);
  const shown = [available, had, offers].find((each) => each.length > 0) ?? [];
  const [cheapest] = shown.toSorted((a, b) => a.price - b.price);
  if (!cheapest) return null;
  const left = available.reduce((sum, offer) => sum + offer.left, 0);
  const stocked = displayedVariants(product.product_variants).some(
    (variant) => availableStock(product, variant) > 0,
  );
  const soldOut = !(stocked && groupsOf(product).every(canBeMet));
  const goesOn = left > 0 && groupsOf(afterLines(product, own)).every(canBeMet);
  return {
    ...cheapest,
    left: soldOut || goesOn ? left : 0,
    from: shown.some(({ price }) => price > cheapest.price),
    soldOut,
    allInCart: !(soldOut || goesOn) && own.length > 0,
    fewLeft: goesOn && !soldOut && isCounted(product) && isFew(left),
  };
}

function groupsOf(product: Product): readonly ModifierGroup[] {
  return product.modifier_groups ?? [];
}

function isCounted(product: Product): boolean {
  return product.stock_enabled === true;
}

function isFew(left: number): boolean {
  return left > 0 && left <= FEW_LEFT;
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
