import { productOffer } from "@comanda/domain/menu/offer";
import type { Currency } from "@comanda/domain/money/cents";
import { searchMatcher } from "../../parts/lists/fold-text.ts";
import type { Menu, MenuCategory, MenuProduct } from "./menu-types.ts";
import { groupsOf, picturesOf, variantsOf, withLists } from "./product-parts.ts";

export const MENU_FILTERS = ["all", "hidden", "soldOut", "noPicture"] as const;
export type MenuFilter = (typeof MENU_FILTERS)[number];

/** A product of a search, with the category in which it stands. */
export type FoundProduct = MenuProduct & { category: MenuCategory; entry: MenuProduct };

/** Whether none is left of a product, by its counted stock. */
export function isProductSoldOut({ product }: MenuProduct, { code }: Currency): boolean {
  return productOffer(withLists(product), code)?.soldOut ?? false;
}

function matches(filter: MenuFilter, each: MenuProduct, currency: Currency): boolean {
  switch (filter) {
    case "all":
      return true;
    case "hidden":
      return each.product.visible === false;
    case "soldOut":
      return isProductSoldOut(each, currency);
    case "noPicture":
      return picturesOf(each.product).length === 0;
  }
}

/** How many products each filter shows. */
export function countByFilter(menu: Menu): Record<MenuFilter, number> {
  const products = menu.categories.flatMap((category) => category.products);
  const count = (filter: MenuFilter) =>
    products.filter((each) => matches(filter, each, menu.currency)).length;
  return {
    all: products.length,
    hidden: count("hidden"),
    soldOut: count("soldOut"),
    noPicture: count("noPicture"),
  };
}

/**
 * The products that a filter and a search show, in the menu's order. Every word of the search must be
 * in the name of the product, its description, category, a size or an extra; accents and case do not
 * matter.
 */
export function findProducts(menu: Menu, filter: MenuFilter, search: string): FoundProduct[] {
  const isFound = searchMatcher(search);
  return menu.categories.flatMap((category) =>
    category.products
      .filter((each) => {
        if (!matches(filter, each, menu.currency)) return false;
        return isFound(`${category.category.name} ${searchedText(each)}`);
      })
      .map((entry) => ({ ...entry, entry, category })),
  );
}

function searchedText({ product }: MenuProduct): string {
  const sizes = variantsOf(product).map(({ name }) => name ?? "");
  const extras = groupsOf(product).flatMap(({ name, modifiers }) => [
    name,
    ...(modifiers ?? []).map((modifier) => modifier.name),
  ]);
  return [product.name, product.description ?? "", ...sizes, ...extras].join(" ");
}

/** The product with this id and its category; null where the menu has none. */
export function findProduct(menu: Menu, id: string): FoundProduct | null {
  for (const category of menu.categories) {
    const entry = category.products.find((each) => each.id === id);
    if (entry) return { ...entry, entry, category };
  }
  return null;
}
