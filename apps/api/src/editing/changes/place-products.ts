import type { JsonObject } from "../../import/document/document-parts.ts";
import { Refusal } from "../../shared/refusal.ts";
import {
  findCategory,
  idOf,
  mapProducts,
  placedAfter,
  productsById,
  productsIn,
  withCategoryId,
  withProducts,
} from "../document/menu-document.ts";
import { copyOfProduct, partWithId, productWithIds } from "../document/part-ids.ts";
import { productRevision } from "../document/revision.ts";
import { noStock } from "../document/stock.ts";
import { invalidPart, type MakeEdit, partChanged, partNotFound } from "./menu-edit.ts";

export type ProductPlace = { category_id: string; after: string | null };

/**
 * Adds a product. Changes nothing if the menu has the id, because the request is repeated. 404
 * `part_not_found` for the place.
 */
export function addProduct(id: string, place: ProductPlace, sent: JsonObject): MakeEdit {
  return (document) => {
    if (productsById(document).has(id)) return null;
    const refusal = refusePlace(document, place);
    if (refusal) return refusal;
    const own = partWithId(sent, id);
    if (!own) return invalidPart([{ path: "id", message: "is made by the server" }]);
    const product = withCategoryId(productWithIds(own), place.category_id);
    return {
      document: withProducts(document, place.category_id, (products) =>
        placedAfter(products, product, place.after),
      ),
      sent: [{ kind: "product", id, path: "" }],
      stock: noStock(),
      audit: { action: "menu.add_product", target: id, before: null, after: { ...place, product } },
    };
  };
}

/** Adds a copy of a product after it. 404 `part_not_found`. */
export function duplicateProduct(id: string, copyId: string, name: string | null): MakeEdit {
  return (document) => {
    const products = productsById(document);
    if (products.has(copyId)) return null;
    const placed = products.get(id);
    if (!placed) return partNotFound("", id);
    const copy = copyOfProduct(placed.product, copyId);
    const place = { category_id: placed.category_id, after: id };
    return addProduct(copyId, place, name === null ? copy : { ...copy, name })(document);
  };
}

/**
 * Moves a product. Changes nothing if it is already there. 404 `part_not_found` for the product and
 * the place.
 */
export function moveProduct(id: string, place: ProductPlace): MakeEdit {
  return (document) => {
    const placed = productsById(document).get(id);
    if (!placed) return partNotFound("", id);
    if (place.after === id) {
      return new Refusal("invalid_body", {
        errors: [{ path: "after", message: "is the product" }],
      });
    }
    const refusal = refusePlace(document, place);
    if (refusal) return refusal;
    const { product, ...before } = placed;
    if (before.category_id === place.category_id && before.after === place.after) return null;
    const moved = withCategoryId(product, place.category_id);
    const without = mapProducts(document, (each, itsId) => (itsId === id ? null : each));
    return {
      document: withProducts(without, place.category_id, (products) =>
        placedAfter(products, moved, place.after),
      ),
      sent: [],
      stock: noStock(),
      audit: { action: "menu.move_product", target: id, before, after: place },
    };
  };
}

/** Deletes products, all or none. 404 `part_not_found`, 409 `part_changed`. */
export function removeProducts(seen: readonly { id: string; revision: string }[]): MakeEdit {
  return (document) => {
    const all = productsById(document);
    for (const [index, { id }] of seen.entries())
      if (!all.has(id)) return partNotFound(`products.${index}.id`, id);
    const stale = seen.filter(({ id, revision }) => {
      const placed = all.get(id);
      return placed && productRevision(placed.product) !== revision;
    });
    if (stale.length > 0) {
      return partChanged(
        document,
        stale.map(({ id }) => ({ kind: "product", id })),
      );
    }
    const ids = new Set(seen.map(({ id }) => id));
    const removed = [...all].flatMap(([id, placed]) => (ids.has(id) ? [placed] : []));
    const [only, ...more] = removed;
    return {
      document: mapProducts(document, (product, id) => (ids.has(id) ? null : product)),
      sent: [],
      stock: noStock(),
      audit: {
        action: "menu.remove_products",
        target: only && more.length === 0 ? idOf(only.product) : null,
        before: { products: removed },
        after: null,
      },
    };
  };
}

/** 404 `part_not_found` for a place that the menu does not have; null when it has. */
function refusePlace(document: JsonObject, { category_id, after }: ProductPlace): Refusal | null {
  const found = findCategory(document, category_id);
  if (!found) return partNotFound("category_id", category_id);
  const ids = productsIn(found.category).map(idOf);
  return after === null || ids.includes(after) ? null : partNotFound("after", after);
}
