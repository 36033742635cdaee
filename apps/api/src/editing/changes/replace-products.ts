import type { StockToSet } from "@comanda/contract/menu/menu-parts";
import { modifierKey } from "../../catalog/menu-with-stock.ts";
import type { JsonObject } from "../../import/document/document-parts.ts";
import { Refusal } from "../../shared/refusal.ts";
import {
  mapProducts,
  type PlacedProduct,
  productsById,
  withCategoryId,
} from "../document/menu-document.ts";
import { partWithId, productWithIds } from "../document/part-ids.ts";
import { isSamePart, productRevision } from "../document/revision.ts";
import { noStock, type StockKeys, withKeptStock } from "../document/stock.ts";
import {
  differingFields,
  invalidPart,
  type MakeEdit,
  partChanged,
  partNotFound,
} from "./menu-edit.ts";

/**
 * The wanted state of a product; `path` and `idPath` are the paths of it and of its id in the
 * request.
 */
export type ProductReplacement = {
  id: string;
  revision: string;
  product: JsonObject;
  stock_set?: StockToSet | undefined;
  path: string;
  idPath: string;
};

/**
 * Replaces products, all or none. 404 `part_not_found`; 409 `part_changed` for those that differ
 * from what the sender has seen, unless they are already as wanted; 422 `invalid_part` for another
 * id.
 */
export function replaceProducts(changes: readonly ProductReplacement[]): MakeEdit {
  return (document) => {
    const repeated = refuseRepeated(changes);
    if (repeated) return repeated;
    const products = productsById(document);
    const stock = stockOf(changes);
    const made = new Map<string, JsonObject>();
    const stale: string[] = [];
    for (const change of changes) {
      const placed = products.get(change.id);
      const product = placed
        ? replacement(placed, change, stock)
        : partNotFound(change.idPath, change.id);
      if (product instanceof Refusal) return product;
      if (product === "stale") stale.push(change.id);
      else made.set(change.id, product);
    }
    if (stale.length === 0) return editWithProducts(document, made, stock, changes);
    return partChanged(
      document,
      stale.map((id) => ({ kind: "product", id })),
    );
  };
}

/**
 * Returns the whole new product; `stale` if the stored one differs from what the sender has seen.
 */
function replacement(
  { product, category_id }: PlacedProduct,
  { id, revision, path, product: sent }: ProductReplacement,
  stock: StockKeys,
): JsonObject | Refusal | "stale" {
  const own = partWithId(sent, id);
  if (!own) return invalidPart([{ path: path ? `${path}.id` : "id", message: `is not "${id}"` }]);
  const isStale = productRevision(product) !== revision && !isSamePart(product, own);
  if (isStale) return "stale";
  return withKeptStock(product, withCategoryId(productWithIds(own), category_id), stock);
}

function refuseRepeated(changes: readonly ProductReplacement[]): Refusal | null {
  const ids = new Set<string>();
  for (const { id, idPath } of changes) {
    if (ids.has(id)) {
      return new Refusal("invalid_body", {
        errors: [{ path: idPath, message: "is changed twice" }],
      });
    }
    ids.add(id);
  }
  return null;
}

function stockOf(changes: readonly ProductReplacement[]): StockKeys {
  const stock = noStock();
  for (const { id, stock_set } of changes) {
    for (const variant of stock_set?.variants ?? []) stock.variants.add(variant);
    for (const modifier of stock_set?.modifiers ?? [])
      stock.modifiers.add(modifierKey(id, modifier));
  }
  return stock;
}

/** Returns the edit that replaces products by whole new ones; null when nothing changes. */
export function editWithProducts(
  document: JsonObject,
  made: ReadonlyMap<string, JsonObject>,
  stock: StockKeys,
  sent: readonly { id: string; path: string }[],
): ReturnType<MakeEdit> {
  const products = productsById(document);
  const changed = [...made].flatMap(([id, product]) => {
    const placed = products.get(id);
    const isSame = !placed || JSON.stringify(placed.product) === JSON.stringify(product);
    return isSame ? [] : [{ id, product, fields: differingFields(placed.product, product) }];
  });
  const [first, ...more] = changed;
  if (!first) return null;
  const fields = (side: "before" | "after") => ({
    products: Object.fromEntries(changed.map((each) => [each.id, each.fields[side]])),
  });
  const one = { action: "menu.change_product", target: first.id, ...first.fields } as const;
  const many = {
    action: "menu.change_products",
    target: null,
    before: fields("before"),
    after: fields("after"),
  } as const;
  const byId = new Map(changed.map(({ id, product }) => [id, product]));
  return {
    document: mapProducts(document, (product, id) => byId.get(id) ?? product),
    sent: sent.map(({ id, path }) => ({ kind: "product", id, path })),
    stock,
    audit: more.length === 0 ? one : many,
  };
}
