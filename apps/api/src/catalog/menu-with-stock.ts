import type { Category } from "@comanda/contract/companies/menu";

/**
 * Stock that is left. Modifiers are keyed `product id modifier id`; null is unlimited or not
 * counted.
 */
export type StockLevels = {
  variants: ReadonlyMap<string, number | null>;
  modifiers: ReadonlyMap<string, number | null>;
};

/** Returns the key of a modifier in the stock levels: the same modifier may be in several products. */
export function modifierKey(productId: string, modifierId: string): string {
  return `${productId} ${modifierId}`;
}

/**
 * Returns the menu with the stock of `levels`; a variant or modifier that `levels` lacks keeps its
 * own stock. Products without an entry in `levels` stay the same objects: most menus count only a
 * few dishes.
 */
export function menuWithStock(menu: readonly Category[], levels: StockLevels): Category[] {
  return menu.map((category) => ({
    ...category,
    products: category.products.map((product) =>
      hasLevels(levels, product) ? productWithStock(product, levels) : product,
    ),
  }));
}

type Product = Category["products"][number];

function hasLevels({ variants, modifiers }: StockLevels, product: Product): boolean {
  if (product.product_variants.some(({ id }) => variants.has(id))) return true;
  if (modifiers.size === 0) return false;
  return product.modifier_groups.some((group) =>
    group.modifiers.some(({ id }) => modifiers.has(modifierKey(product.id, id))),
  );
}

function productWithStock(product: Product, levels: StockLevels): Product {
  return {
    ...product,
    product_variants: product.product_variants.map((variant) => ({
      ...variant,
      stock: levelOr(levels.variants.get(variant.id), variant.stock),
    })),
    modifier_groups: product.modifier_groups.map((group) => ({
      ...group,
      modifiers: group.modifiers.map((modifier) => ({
        ...modifier,
        stock: levelOr(levels.modifiers.get(modifierKey(product.id, modifier.id)), modifier.stock),
      })),
    })),
  };
}

function levelOr(now: number | null | undefined, menuStock: number | null): number | null {
  return now === undefined ? menuStock : now;
}
