import { type Cents, toCents } from "../money/cents.ts";

/** A size or kind of a product, with its own price and stock; amounts are in major units. */
export type Variant = {
  id: string;
  name?: string | null;
  price?: number | null;
  original_price?: number | null;
  selected?: boolean | null;
  stock?: number | null;
};

export type Modifier = {
  id: string;
  name: string;
  price?: number | null;
  /** The most pieces in one product; null means only the group's max applies. */
  max?: number | null;
  /** Visible unless false. */
  visible?: boolean | null;
  /** null means unlimited. */
  stock?: number | null;
};

/** `min` and `max` count all pieces chosen in the group; a max of null means no limit. */
export type ModifierGroup = {
  id: string;
  name: string;
  min?: number | null;
  max?: number | null;
  modifiers: readonly Modifier[];
};

export type Product = {
  id: string;
  name: string;
  /** Visible unless false. */
  visible?: boolean | null;
  stock_enabled?: boolean | null;
  product_variants: readonly Variant[];
  modifier_groups?: readonly ModifierGroup[] | null;
};

/** A category of products; callers can have products with more fields. */
export type Category<P extends Product = Product> = { products: readonly P[] };

export type VariantOf<P extends Product> = P["product_variants"][number];
export type ModifierOf<P extends Product> = NonNullable<
  P["modifier_groups"]
>[number]["modifiers"][number];

/**
 * Returns the price of one piece without modifiers: the price, else the original price, else 0
 * (conformance 3.48). `originalPrice` is null if the variant has no discount.
 */
export function variantPrices(
  { price, original_price }: Variant,
  currencyCode: string,
): { price: Cents; originalPrice: Cents | null } {
  const cents = toCents(price ?? original_price ?? 0, currencyCode);
  const original = toCents(original_price ?? 0, currencyCode);
  return { price: cents, originalPrice: original > cents ? original : null };
}

/**
 * Returns the discount from the original price in whole per cent; 0 without a discount (conformance 3.49).
 */
export function discountPercent(variant: Variant): number {
  const { price, original_price: original } = variant;
  if (price == null || !original) return 0;
  return Math.max(0, Math.round(100 * (1 - price / original)));
}

/**
 * Returns the variants to choose from (conformance 3.45 to 3.47): a single variant; else those with an
 * original price above 0 or a name; else the selected ones.
 */
export function displayedVariants<V extends Variant>(variants: readonly V[]): V[] {
  if (variants.length === 1) return [...variants];
  const described = variants.filter((variant) => (variant.original_price ?? 0) > 0 || variant.name);
  return described.length > 0 ? described : variants.filter((variant) => variant.selected);
}

/** Returns whether guests see a part of the menu; one that does not say is visible. */
export function isVisible(item: { visible?: boolean | null }): boolean {
  return item.visible !== false;
}

/** Returns the categories with visible products, each with only those. */
export function visibleCategories<P extends Product, C extends Category<P>>(
  categories: readonly (C & Category<P>)[],
): (C & Category<P>)[] {
  return categories
    .map((category) => ({ ...category, products: category.products.filter(isVisible) }))
    .filter((category) => category.products.length > 0);
}

/** Finds the visible product with this id, or undefined. */
export function findVisibleProduct<P extends Product>(
  categories: readonly Category<P>[],
  productId: string,
): P | undefined {
  for (const { products } of categories) {
    const found = products.find((product) => product.id === productId && isVisible(product));
    if (found) return found;
  }
  return undefined;
}

/** Finds the variant with this id; undefined if it is not displayed, because it cannot be ordered then. */
export function findOrderableVariant<P extends Product>(
  product: P,
  variantId: string,
): VariantOf<P> | undefined {
  return displayedVariants(product.product_variants).find(({ id }) => id === variantId);
}
