import type { MarkedKind } from "@comanda/domain/availability/marks";
import type { CurrentCatalog, StoredMark } from "../catalog/current-catalog.ts";
import { readCatalog } from "../catalog/read-catalog.ts";
import { readStock } from "../catalog/stock.store.ts";
import type { ApiContext } from "../context/api-context.ts";
import { Refusal } from "../shared/refusal.ts";
import { type AvailabilityItem, availabilityItems, keyOf } from "./availability-items.ts";

/** The items of a menu and their marks, by `keyOf`. */
export type ItemsNow = {
  catalog: CurrentCatalog;
  items: ReadonlyMap<string, AvailabilityItem>;
  marks: ReadonlyMap<string, StoredMark>;
};

/** Reads what can be marked, as it is at `now`; 404 `company_not_found`. */
export async function readItems(
  context: ApiContext,
  companyId: string,
  now: Date,
): Promise<ItemsNow | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const stock = await readStock(context.db, companyId);
  const { products, modifiers } = availabilityItems(catalog, stock, now);
  const items = new Map<string, AvailabilityItem>();
  const add = (kind: MarkedKind, item: AvailabilityItem) =>
    items.set(keyOf({ kind, id: item.id }), onlyItemFields(item));
  for (const product of products) {
    add("product", product);
    for (const variant of product.variants) add("variant", variant);
  }
  for (const modifier of modifiers) add("modifier", modifier);
  return { catalog, items, marks: new Map(catalog.marks.map((mark) => [keyOf(mark), mark])) };
}

/** The fields that items of every kind have. */
function onlyItemFields(item: AvailabilityItem): AvailabilityItem {
  const { id, name, revision, state, until, left, counted, source, by, at } = item;
  return { id, name, revision, state, until, left, counted, source, by, at };
}
