import type { Category } from "@comanda/contract/menu";

/** What is left now. Modifiers are keyed `product id modifier id`; null is unlimited or not counted. */
export type StockLevels = {
  variants: ReadonlyMap<string, number | null>;
  modifiers: ReadonlyMap<string, number | null>;
};

export function modifierKey(productId: string, modifierId: string): string {
  return `${productId} ${modifierId}`;
}

/** The menu with the stock of `levels` in place of its own; what `levels` lacks keeps its own. */
export function withStock(menu: readonly Category[], levels: StockLevels): Category[] {
  return menu.map((category) => ({
    ...category,
    products: category.products.map((product) => ({
      ...product,
      product_variants: product.product_variants.map((variant) => ({
        ...variant,
        stock: level(levels.variants.get(variant.id), variant.stock),
      })),
      modifier_groups: product.modifier_groups.map((group) => ({
        ...group,
        modifiers: group.modifiers.map((modifier) => ({
          ...modifier,
          stock: level(levels.modifiers.get(modifierKey(product.id, modifier.id)), modifier.stock),
        })),
      })),
    })),
  }));
}

function level(now: number | null | undefined, own: number | null): number | null {
  return now === undefined ? own : now;
}
