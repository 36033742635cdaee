import { type JsonObject, textField } from "../../import/document/document-parts.ts";
import {
  categoriesIn,
  findCategory,
  idOf,
  placedAfter,
  withCategories,
  withCategoryId,
} from "../document/menu-document.ts";
import { noStock } from "../document/stock.ts";
import { placeIn } from "./audited-values.ts";
import {
  type MakeEdit,
  type MenuEdit,
  type ProductsEdit,
  partChanged,
  partNotFound,
  productsEdit,
} from "./menu-edit.ts";
import { productsChanged } from "./place-products.ts";

/**
 * Adds deleted products again, each `{product, category_id, after}`: after the one that was before
 * it, last where that is gone. 404 `part_not_found` without its category; 409 `part_changed` when it
 * is on the menu again.
 */
export function restoreProducts(removed: readonly JsonObject[]): ProductsEdit {
  return productsEdit((menu) => {
    for (const { product, ...place } of removed) {
      const part = product as JsonObject;
      const { category_id, after } = placeIn(place);
      if (menu.find(idOf(part))) return productsChanged(menu, [{ id: idOf(part) }]);
      if (!menu.hasCategory(category_id)) return partNotFound("", category_id);
      menu.add(withCategoryId(part, category_id), { category_id, after });
    }
    return removed.length === 0 ? null : restoredEdit({ products: removed });
  });
}

/** Adds deleted categories again, each `{category, after}`, with the products that they had. */
export function restoreCategories(removed: readonly JsonObject[]): MakeEdit {
  return (document) => {
    let restored = document;
    for (const { category, after } of removed) {
      const part = category as JsonObject;
      const id = idOf(part);
      if (findCategory(document, id)) return partChanged(document, [{ kind: "category", id }]);
      const place = textField({ after }, "after");
      restored = withCategories(restored, placedAfter(categoriesIn(restored), part, place));
    }
    return restored === document
      ? null
      : { document: restored, ...restoredEdit({ categories: removed }) };
  };
}

function restoredEdit(after: object): Omit<MenuEdit, "document"> {
  const audit = { action: "menu.restore", target: null, before: null, after } as const;
  return { sent: [], stock: noStock(), audit };
}
