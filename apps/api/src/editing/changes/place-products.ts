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
import type { MutableMenu, ProductPlace } from "../document/mutable-menu.ts";
import { copyOfProduct, partWithId, productWithIds } from "../document/part-ids.ts";
import { productRevision } from "../document/revision.ts";
import { noStock } from "../document/stock.ts";
import {
  invalidPart,
  type MakeEdit,
  type MenuEdit,
  type ProductsEdit,
  partChanged,
  partNotFound,
  productsEdit,
} from "./menu-edit.ts";

/**
 * Adds a product. Changes nothing if the menu has the id, because the request is repeated. 404
 * `part_not_found` for the place.
 */
export function addProduct(id: string, place: ProductPlace, sent: JsonObject): ProductsEdit {
  return productsEdit((menu) => productAdded(menu, id, place, sent));
}

/** As `addProduct`, after all others of the category. */
export function addLastProduct(id: string, category_id: string, sent: JsonObject): ProductsEdit {
  return productsEdit((menu) =>
    productAdded(menu, id, { category_id, after: menu.lastIn(category_id) }, sent),
  );
}

function productAdded(
  menu: MutableMenu,
  id: string,
  place: ProductPlace,
  sent: JsonObject,
): ReturnType<ProductsEdit["changeProducts"]> {
  if (menu.find(id)) return null;
  const { category_id, after } = place;
  if (!menu.hasCategory(category_id)) return partNotFound("category_id", category_id);
  if (after !== null && !menu.isIn(category_id, after)) return partNotFound("after", after);
  const own = partWithId(sent, id);
  if (!own) return invalidPart([{ path: "id", message: "is made by the server" }]);
  const product = withCategoryId(productWithIds(own), category_id);
  menu.add(product, place);
  return {
    sent: [{ kind: "product", id, path: "" }],
    stock: noStock(),
    audit: { action: "menu.add_product", target: id, before: null, after: { ...place, product } },
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
export function removeProducts(seen: readonly { id: string; revision: string }[]): ProductsEdit {
  return productsEdit((menu) => {
    for (const [index, { id }] of seen.entries())
      if (!menu.find(id)) return partNotFound(`products.${index}.id`, id);
    const stale = seen.filter(({ id, revision }) => {
      const placed = menu.find(id);
      return placed && productRevision(placed.product) !== revision;
    });
    if (stale.length > 0) return productsChanged(menu, stale);
    return productsRemoved(
      menu,
      seen.map(({ id }) => id),
    );
  });
}

/** Deletes products that the menu has. */
export function productsRemoved(
  menu: MutableMenu,
  ids: readonly string[],
): Omit<MenuEdit, "document"> {
  const removed = menu.findAll(new Set(ids));
  for (const { product } of removed) menu.remove(idOf(product));
  const [only, ...more] = removed;
  return {
    sent: [],
    stock: noStock(),
    audit: {
      action: "menu.remove_products",
      target: only && more.length === 0 ? idOf(only.product) : null,
      before: { products: removed },
      after: null,
    },
  };
}

/** 409 `part_changed` with the products as they are now. */
export function productsChanged(menu: MutableMenu, products: readonly { id: string }[]): Refusal {
  return partChanged(
    menu.toDocument(),
    products.map(({ id }) => ({ kind: "product", id })),
  );
}

/** 404 `part_not_found` for a place that the menu does not have; null when it has. */
function refusePlace(document: JsonObject, { category_id, after }: ProductPlace): Refusal | null {
  const found = findCategory(document, category_id);
  if (!found) return partNotFound("category_id", category_id);
  const ids = productsIn(found.category).map(idOf);
  return after === null || ids.includes(after) ? null : partNotFound("after", after);
}
