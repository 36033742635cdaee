import { type Cents, toCents } from "../money/cents.ts";

/** A product's size or kind, with its own price and stock; amounts in major units, as on the wire. */
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
  /** How many of it one product may take; null leaves it to the group's max. */
  max?: number | null;
  /** Visible unless false. */
  visible?: boolean | null;
  /** null is unlimited. */
  stock?: number | null;
};

/** `min` and `max` count every piece chosen in the group; a max of null is no limit. */
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

/** Spec §3, Product category, of whatever richer kind of product the caller has. */
export type Category<P extends Product = Product> = { products: readonly P[] };

export type VariantOf<P extends Product> = P["product_variants"][number];

/**
 * What one piece costs without modifiers: the price, else the original price, else 0. `originalPrice`
 * is null if the variant has no discount.
 */
export function variantPrices(
  { price, original_price }: Variant,
  currencyCode: string,
): { price: Cents; originalPrice: Cents | null } {
  const cents = toCents(price ?? original_price ?? 0, currencyCode);
  const original = toCents(original_price ?? 0, currencyCode);
  return { price: cents, originalPrice: original > cents ? original : null };
}

/** Whole percent off the original price; 0 when there is none or nothing is off (spec §3). */
export function discountPercent(variant: Variant): number {
  const { price, original_price: original } = variant;
  if (price == null || !original) return 0;
  return Math.max(0, Math.round(100 * (1 - price / original)));
}

/**
 * The variants to choose from (spec §3, Product rules): the only one; else those with an
 * original price above 0 or a name; else the selected ones.
 */
export function displayedVariants<V extends Variant>(variants: readonly V[]): V[] {
  if (variants.length === 1) return [...variants];
  const described = variants.filter((variant) => (variant.original_price ?? 0) > 0 || variant.name);
  return described.length > 0 ? described : variants.filter((variant) => variant.selected);
}

export function isVisible(item: { visible?: boolean | null }): boolean {
  return item.visible !== false;
}

/** The categories that have something to show, each with its visible products only. */
export function visibleCategories<P extends Product, C extends Category<P>>(
  categories: readonly (C & Category<P>)[],
): (C & Category<P>)[] {
  return categories
    .map((category) => ({ ...category, products: category.products.filter(isVisible) }))
    .filter((category) => category.products.length > 0);
}

/** The visible product of that id, or undefined. */
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

/** The variant of that id when it can be chosen; one that is not displayed is not sold either. */
export function findOrderableVariant<P extends Product>(
  product: P,
  variantId: string,
): VariantOf<P> | undefined {
  return displayedVariants(product.product_variants).find(({ id }) => id === variantId);
}
