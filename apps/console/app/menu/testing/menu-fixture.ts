import type { Menu, MenuProduct, Product } from "../data/menu-types.ts";

export const pesos = { code: "MXN", symbol: "$", position: "left", show_decimals: true } as const;

/** A group with two choices, as several products share it. */
export const sauces = {
  id: "sauces",
  name: "Salsas",
  min: 0,
  max: 2,
  modifiers: [
    { id: "verde", name: "Verde", price: 0 },
    { id: "roja", name: "Roja", price: 5, stock: 4 },
  ],
};

/** A product of the menu with one variant, whose name is its id. */
export function entryOf(id: string, product: Partial<Product> = {}): MenuProduct {
  return {
    id,
    revision: `${id}-1`,
    product: {
      id,
      name: id,
      product_variants: [{ id: `${id}-size`, price: 30 }],
      ...product,
    },
  };
}

/** A menu of categories with products: `{ food: ["taco", "soup"] }`. */
export function menuOf(categories: Record<string, MenuProduct[]>): Menu {
  return {
    categories: Object.entries(categories).map(([id, products]) => ({
      id,
      revision: `${id}-1`,
      category: { id, name: id },
      products,
    })),
    currency: pesos,
    picture_urls: {},
  };
}
