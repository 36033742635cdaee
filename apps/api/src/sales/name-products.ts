import { mergeSums, type Sum } from "./figures.ts";
import type { MenuName } from "./menu-names.store.ts";

/** Returns the sums of products by the names that they have on the menu now. */
export function nameProducts(products: readonly Sum[], names: readonly MenuName[]): Sum[] {
  const byId = new Map(names.map((each) => [each.id, each.name]));
  return products.map((sum) => ({ ...sum, label: byId.get(sum.key) ?? sum.label }));
}

/**
 * Returns the sums of categories. Products count in the category that they are in now; those that are
 * no longer on the menu are under an empty key. An order counts once for each product of it.
 */
export function sumCategories(products: readonly Sum[], names: readonly MenuName[]): Sum[] {
  const byId = new Map(names.map((each) => [each.id, each]));
  const inCategories = products.map((sum) => {
    const name = byId.get(sum.key);
    return { ...sum, key: name?.categoryId ?? "", label: name?.categoryName ?? null };
  });
  return mergeSums(inCategories);
}
