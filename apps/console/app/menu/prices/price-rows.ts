import type { Currency } from "@comanda/domain/money/cents";
import { type PriceFault, parsePrice, priceText } from "../../parts/prices/price-text.ts";
import type { Menu, MenuProduct, Product, Variant } from "../data/menu-types.ts";
import { findProducts } from "../data/menu-view.ts";
import { priceOf, variantsOf } from "../data/product-parts.ts";

/** A line of the price list: a product with one of its sizes. */
export type PriceRow = {
  key: string;
  entry: MenuProduct;
  variant: Variant;
  category: string;
  /** Whether it is the first size of its product: its line has the switch that hides the product. */
  isFirst: boolean;
};

/** What was typed for a product and is not stored yet: prices by the ids of sizes, and its visibility. */
export type PriceEdit = {
  prices: Readonly<Record<string, string>>;
  visible?: boolean;
  /** The revision of the product that the edit began with. */
  revision: string;
  /** Whether the product was changed elsewhere after the edit began. */
  isStale?: boolean;
};
export type PriceEdits = ReadonlyMap<string, PriceEdit>;

const rowKey = (productId: string, variantId: string) => `${productId} ${variantId}`;

/** The lines of the products that a category and a search show; every category where it is null. */
export function toPriceRows(menu: Menu, categoryId: string | null, search: string): PriceRow[] {
  return findProducts(menu, "all", search)
    .filter(({ category }) => categoryId === null || category.id === categoryId)
    .flatMap(({ entry, category }) =>
      variantsOf(entry.product).map((variant, at) => ({
        key: rowKey(entry.id, variant.id),
        entry,
        variant,
        category: category.category.name,
        isFirst: at === 0,
      })),
    );
}

/** What the field of a line shows. */
export function shownPrice({ entry, variant }: PriceRow, edits: PriceEdits, currency: Currency) {
  const stored = priceText(priceOf(variant, currency), currency);
  return edits.get(entry.id)?.prices[variant.id] ?? stored;
}

/** A price that is typed for a line. */
export type TypedPrice = { row: PriceRow; typed: string };

/** The edits with other prices for lines; a price that is stored already is no edit. */
export function withPrices(
  edits: PriceEdits,
  prices: readonly TypedPrice[],
  currency: Currency,
): PriceEdits {
  const next = new Map(edits);
  for (const { row, typed } of prices) {
    const { entry, variant } = row;
    const edit = next.get(entry.id) ?? startEdit(entry);
    const { [variant.id]: _, ...others } = edit.prices;
    const isStored = parsePrice(typed, currency).amount === priceOf(variant, currency);
    setEdit(next, entry.id, {
      ...edit,
      prices: isStored ? others : { ...others, [variant.id]: typed },
    });
  }
  return next;
}

/** The edits with another visibility of a product. */
export function withVisible(edits: PriceEdits, entry: MenuProduct, visible: boolean): PriceEdits {
  const { id, product } = entry;
  const { visible: _, ...edit } = edits.get(id) ?? startEdit(entry);
  const isStored = (product.visible !== false) === visible;
  const next = new Map(edits);
  setEdit(next, id, isStored ? edit : { ...edit, visible });
  return next;
}

const startEdit = ({ revision }: MenuProduct): PriceEdit => ({ prices: {}, revision });

function setEdit(edits: Map<string, PriceEdit>, id: string, edit: PriceEdit): void {
  if (Object.keys(edit.prices).length === 0 && edit.visible === undefined) edits.delete(id);
  else edits.set(id, edit);
}

/** The edits without prices: what is left when the prices are scheduled. */
export function withoutPrices(edits: PriceEdits): PriceEdits {
  return new Map(
    [...edits].flatMap(([id, edit]) =>
      edit.visible === undefined ? [] : [[id, { ...edit, prices: {} }] as const],
    ),
  );
}

/**
 * The edits that are left after the products of `saved` were stored as the edits `sent` made them: those of
 * other products, and what was typed for these ones while they were being stored.
 */
export function withoutSaved(
  edits: PriceEdits,
  sent: PriceEdits,
  saved: readonly Pick<MenuProduct, "id" | "revision">[],
): PriceEdits {
  const next = new Map(edits);
  for (const { id, revision } of saved) {
    const edit = edits.get(id);
    const done = sent.get(id);
    if (!edit || !done) continue;
    const { visible, prices } = edit;
    const isTyped = ([size, typed]: [string, string]) => typed !== done.prices[size];
    setEdit(next, id, {
      prices: Object.fromEntries(Object.entries(prices).filter(isTyped)),
      revision,
      ...(visible !== undefined && visible !== done.visible && { visible }),
    });
  }
  return next;
}

/** The lines whose price is edited. */
export const editedRows = (rows: readonly PriceRow[], edits: PriceEdits): PriceRow[] =>
  rows.filter(({ entry, variant }) => edits.get(entry.id)?.prices[variant.id] !== undefined);

/** The products as the edits make them, and what is wrong with typed prices by the keys of lines. */
export function priceChangesOf(menu: Menu, edits: PriceEdits) {
  const faults: Record<string, PriceFault> = {};
  const changes: MenuProduct[] = [];
  for (const { id, product } of menu.categories.flatMap((each) => each.products)) {
    const edit = edits.get(id);
    if (!edit) continue;
    const product_variants = variantsOf(product).map((variant) => {
      const typed = edit.prices[variant.id];
      if (typed === undefined) return variant;
      const parsed = parsePrice(typed, menu.currency);
      if (parsed.fault) faults[rowKey(id, variant.id)] = parsed.fault;
      return parsed.fault ? variant : { ...variant, price: parsed.amount };
    });
    const visible = edit.visible ?? product.visible !== false;
    const changed = { ...product, visible, product_variants } as Product;
    changes.push({ id, revision: edit.revision, product: changed });
  }
  return { changes, faults };
}

/**
 * Bases the edits on a menu that was read again. Edits of a product that was changed elsewhere become
 * stale, and change the product as it is now.
 */
export function rebaseEdits(edits: PriceEdits, menu: Menu): PriceEdits {
  const next = new Map(edits);
  for (const { id, revision } of menu.categories.flatMap((each) => each.products)) {
    const edit = edits.get(id);
    if (edit && edit.revision !== revision) next.set(id, { ...edit, revision, isStale: true });
  }
  return next;
}
