import type { Category, Product } from "@comanda/contract/companies/menu";
import type { Availability, AvailabilityChange } from "@comanda/contract/staff/availability-items";
import { type ItemState, itemState } from "@comanda/domain/availability/item-state";
import type { MarkedKind } from "@comanda/domain/availability/marks";
import { displayedVariants } from "@comanda/domain/menu/products";
import type { CurrentCatalog, StoredMark } from "../catalog/current-catalog.ts";
import { menuWithStock, type StockLevels } from "../catalog/menu-with-stock.ts";

export type AvailabilityProduct = Availability["products"][number];
export type AvailabilityItem = AvailabilityProduct["variants"][number];
export type AvailabilityItems = Pick<Availability, "products" | "modifiers">;

/**
 * Everything of a menu that can be marked, in the menu's order, with its state at `now`. A modifier
 * that several products offer under one id is listed once, with the name of the first.
 */
export function availabilityItems(
  catalog: Pick<CurrentCatalog, "menu" | "marks">,
  stock: StockLevels,
  now: Date,
): AvailabilityItems {
  const marks = new Map(catalog.marks.map((mark) => [keyOf(mark), mark]));
  const toItem = (kind: MarkedKind, { id, name, stock }: Countable): AvailabilityItem => {
    const mark = marks.get(keyOf({ kind, id })) ?? null;
    return { id, name, counted: stock !== null, ...toFields(itemState(mark, stock, now), mark) };
  };
  const menu = menuWithStock(catalog.menu, stock);
  return {
    products: menu.flatMap((category) =>
      category.products.map((product) => toProduct(product, category, toItem)),
    ),
    modifiers: listModifiers(menu).map(({ product_ids, ...modifier }) => ({
      ...toItem("modifier", modifier),
      product_ids,
    })),
  };
}

/** Counts the products with something sold out, and the names of sold-out modifiers. */
export function countSoldOut({ products, modifiers }: AvailabilityItems): number {
  const isSoldOut = ({ state }: Pick<AvailabilityItem, "state">) => state === "sold_out";
  const marked = products.filter(
    (product) => isSoldOut(product) || product.variants.some(isSoldOut),
  );
  // Menus may have one modifier of a name for each dish; people read them as one.
  const names = modifiers.filter(isSoldOut).map(({ name }) => name.trim().toLowerCase());
  return marked.length + new Set(names).size;
}

/** The text by which marks and items are found. */
export function keyOf({ kind, id }: Pick<AvailabilityChange, "kind" | "id">): string {
  return `${kind}:${id}`;
}

/** `stock` null: the menu does not count it. */
type Countable = { id: string; name: string; stock: number | null };
type ToItem = (kind: MarkedKind, item: Countable) => AvailabilityItem;

function toProduct(product: Product, category: Category, toItem: ToItem): AvailabilityProduct {
  const { id, name, stock_enabled } = product;
  const variants = displayedVariants(product.product_variants).map((variant) =>
    toItem("variant", {
      id: variant.id,
      name: variant.name ?? "",
      stock: stock_enabled ? (variant.stock ?? 0) : null,
    }),
  );
  const own = toItem("product", { id, name, stock: null });
  return {
    ...own,
    ...(own.source === "mark" ? {} : stateOfVariants(variants)),
    counted: stock_enabled,
    category_id: category.id,
    category_name: category.name,
    image_url: product.images[0]?.image_url ?? null,
    variants,
    modifier_ids: product.modifier_groups.flatMap(({ modifiers }) => modifiers.map(({ id }) => id)),
  };
}

/** A product without a mark is sold out when all its variants are; its pieces are theirs. */
function stateOfVariants(
  variants: readonly AvailabilityItem[],
): Pick<AvailabilityItem, "state" | "left" | "until"> {
  const sold = variants.filter(({ state }) => state !== "sold_out");
  if (sold.length === 0) {
    const ends = variants.map(({ until }) => until);
    const until = ends.includes(null) ? null : (ends.toSorted()[0] ?? null);
    return { state: "sold_out", left: 0, until };
  }
  if (sold.some(({ left }) => left === null)) return { state: "on_sale", left: null, until: null };
  return { state: "left", left: sold.reduce((sum, { left }) => sum + (left ?? 0), 0), until: null };
}

function listModifiers(menu: readonly Category[]): (Countable & { product_ids: string[] })[] {
  const found = new Map<string, Countable & { product_ids: string[] }>();
  for (const product of menu.flatMap(({ products }) => products)) {
    for (const { id, name, stock } of product.modifier_groups.flatMap((each) => each.modifiers)) {
      const known = found.get(id);
      if (!known) found.set(id, { id, name, stock, product_ids: [product.id] });
      else {
        known.product_ids.push(product.id);
        // Sold out only when no product has any left.
        known.stock = known.stock === null || stock === null ? null : Math.max(known.stock, stock);
      }
    }
  }
  return [...found.values()];
}

function toFields(state: ItemState, mark: StoredMark | null) {
  const setBy = state.source === "mark" ? mark : null;
  return {
    revision: mark?.revision ?? null,
    state: state.state,
    until: state.until?.toISOString() ?? null,
    left: state.left,
    source: state.source,
    by: setBy?.by ?? null,
    at: setBy?.at.toISOString() ?? null,
  };
}
