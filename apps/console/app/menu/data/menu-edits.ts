import type { Menu, MenuCategory, MenuProduct, Product } from "./menu-types.ts";

/** Where a product or category goes: behind `after`, or first where that is null. */
export type DishPlace = { category: string; after: string | null };

/** Returns the version of a product in which its fields are other ones. */
export function withFields({ id, revision }: MenuProduct, product: Product): MenuProduct {
  return { id, revision, product };
}

/** Returns the menu with the version of a product that a write answered. */
export function withProduct(menu: Menu, changed: MenuProduct): Menu {
  return withProducts(menu, [changed]);
}

/** The menu with new versions of products; a category without one of them stays the same object. */
export function withProducts(menu: Menu, changed: readonly MenuProduct[]): Menu {
  const byId = new Map(changed.map((product) => [product.id, product]));
  return eachCategory(menu, (category) =>
    category.products.some(({ id }) => byId.has(id))
      ? { ...category, products: category.products.map((each) => byId.get(each.id) ?? each) }
      : category,
  );
}

/** Returns the menu with a product at a place. The product may be new, or move there. */
export function placeProduct(
  menu: Menu,
  product: MenuProduct,
  { category, after }: DishPlace,
): Menu {
  const without = withoutProducts(menu, new Set([product.id]));
  return eachCategory(without, (each) =>
    each.id === category ? { ...each, products: placed(each.products, product, after) } : each,
  );
}

/** Returns the menu without the products with these ids. */
export function withoutProducts(menu: Menu, ids: ReadonlySet<string>): Menu {
  return eachCategory(menu, (category) =>
    category.products.some(({ id }) => ids.has(id))
      ? { ...category, products: category.products.filter(({ id }) => !ids.has(id)) }
      : category,
  );
}

/**
 * Returns the menu with a category after `after`. The category may be new or changed, or move
 * there.
 */
export function placeCategory(menu: Menu, category: MenuCategory, after: string | null): Menu {
  const others = menu.categories.filter(({ id }) => id !== category.id);
  return { ...menu, categories: placed(others, category, after) };
}

/** Returns the menu with a new version of a category. */
export function withCategory(menu: Menu, changed: MenuCategory): Menu {
  return eachCategory(menu, (each) => (each.id === changed.id ? changed : each));
}

/** Puts an item after `after`, or at the end if `after` is gone. */
function placed<Item extends { id: string }>(
  items: readonly Item[],
  item: Item,
  after: string | null,
): Item[] {
  if (after === null) return [item, ...items];
  const at = items.findIndex(({ id }) => id === after);
  return at < 0 ? [...items, item] : items.toSpliced(at + 1, 0, item);
}

const eachCategory = (menu: Menu, change: (category: MenuCategory) => MenuCategory): Menu => ({
  ...menu,
  categories: menu.categories.map(change),
});

/**
 * Returns the id after which an item stands when it moves up or down; undefined at an end of the
 * list.
 */
export function stepTarget(
  items: readonly { id: string }[],
  id: string,
  by: -1 | 1,
): string | null | undefined {
  const at = items.findIndex((item) => item.id === id);
  if (at < 0 || at + by < 0 || at + by >= items.length) return undefined;
  return items[by < 0 ? at - 2 : at + 1]?.id ?? null;
}

/** Returns the id after which a dragged item stands when it is dropped on an edge of `onto`. */
export function dropTarget(
  items: readonly { id: string }[],
  dragged: string,
  onto: string,
  edge: "top" | "bottom",
): string | null {
  if (edge === "bottom") return onto;
  const others = items.filter(({ id }) => id !== dragged);
  const at = others.findIndex(({ id }) => id === onto);
  return others[at - 1]?.id ?? null;
}

/** Keeps the object of each category and product that did not change, so that its rows stay as they are. */
export function keepUnchanged(before: Menu, after: Menu): Menu {
  const products = new Map(
    before.categories.flatMap((category) => category.products.map((each) => [each.id, each])),
  );
  const categories = new Map(before.categories.map((category) => [category.id, category]));
  return eachCategory(after, (category) => {
    const kept = category.products.map((each) => {
      const old = products.get(each.id);
      return old && isSame(old, each) ? old : each;
    });
    const old = categories.get(category.id);
    const isKept =
      old?.revision === category.revision &&
      old.products.length === kept.length &&
      old.products.every((each, at) => each === kept[at]);
    return isKept ? old : { ...category, products: kept };
  });
}

/** A revision leaves the counted stock out, which orders change. */
const isSame = (one: MenuProduct, other: MenuProduct): boolean =>
  one.revision === other.revision && JSON.stringify(one.product) === JSON.stringify(other.product);
