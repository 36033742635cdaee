import type { Category } from "@comanda/contract/companies/menu";

/** Returns the part of a menu that lines can order from: their products, with everything of them. */
export function menuOfLines(
  menu: readonly Category[],
  lines: readonly { product_id: string }[],
): Category[] {
  const ids = new Set(lines.map(({ product_id }) => product_id));
  return menu.map((category) => ({
    ...category,
    products: category.products.filter(({ id }) => ids.has(id)),
  }));
}
