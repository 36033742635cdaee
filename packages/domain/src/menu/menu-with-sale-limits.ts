import type { Category, Modifier, Product, Variant } from "./products.ts";
import type { SaleLimits } from "./sale-limits.ts";
import { availableStock } from "./stock.ts";

/**
 * The menu with `limits` as counted stock: what is sold out has the stock 0, and nothing has more
 * than its limit. A product without a limit stays the same object.
 */
export function menuWithSaleLimits<P extends Product, C extends Category<P>>(
  menu: readonly (C & Category<P>)[],
  limits: SaleLimits,
): (C & Category<P>)[] {
  return menu.map((category) => ({
    ...category,
    products: category.products.map((product) => withLimits(product, limits)),
  }));
}

function withLimits<P extends Product>(product: P, limits: SaleLimits): P {
  return withModifierLimits(withVariantLimits(product, limits), limits);
}

function withVariantLimits<P extends Product>(product: P, limits: SaleLimits): P {
  const limitOf = ({ id }: Variant) =>
    smaller(limits.products.get(product.id), limits.variants.get(id));
  if (product.product_variants.every((variant) => limitOf(variant) === undefined)) return product;
  return {
    ...product,
    stock_enabled: true,
    product_variants: product.product_variants.map((variant) => ({
      ...variant,
      // A product counts the stock of all its variants or of none.
      stock: smaller(availableStock(product, variant), limitOf(variant)),
    })),
  };
}

function withModifierLimits<P extends Product>(product: P, { modifiers: limits }: SaleLimits): P {
  const groups = product.modifier_groups ?? [];
  if (!groups.some(({ modifiers }) => modifiers.some(({ id }) => limits.has(id)))) return product;
  const withLimit = (modifier: Modifier) => ({
    ...modifier,
    stock: smaller(modifier.stock ?? undefined, limits.get(modifier.id)) ?? null,
  });
  return {
    ...product,
    modifier_groups: groups.map((group) => ({
      ...group,
      modifiers: group.modifiers.map(withLimit),
    })),
  };
}

/** The smaller of two numbers, of which either may be absent. */
function smaller(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Math.min(one, other);
}
