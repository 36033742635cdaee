import { type JsonObject, textField } from "../../import/document/document-parts.ts";
import {
  categoriesIn,
  findCategory,
  idOf,
  placedAfter,
  productsById,
  withCategories,
  withCategoryId,
  withProducts,
} from "../document/menu-document.ts";
import { noStock } from "../document/stock.ts";
import { type MakeEdit, type MenuEdit, partChanged, partNotFound } from "./menu-edit.ts";

/**
 * Adds deleted products again, each `{product, category_id, after}`: after the one that was before
 * it, last where that is gone. 404 `part_not_found` without its category; 409 `part_changed` when it
 * is on the menu again.
 */
export function restoreProducts(removed: readonly JsonObject[]): MakeEdit {
  return (document) => {
    const known = productsById(document);
    let restored = document;
    for (const { product, category_id, after } of removed) {
      const part = product as JsonObject;
      const categoryId = String(category_id);
      if (known.has(idOf(part)))
        return partChanged(document, [{ kind: "product", id: idOf(part) }]);
      if (!findCategory(document, categoryId)) return partNotFound("", categoryId);
      restored = withProducts(restored, categoryId, (products) =>
        placedAfter(products, withCategoryId(part, categoryId), after as string | null),
      );
    }
    return restored === document ? null : restoredEdit(restored, { products: removed });
  };
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
    return restored === document ? null : restoredEdit(restored, { categories: removed });
  };
}

function restoredEdit(document: JsonObject, after: object): MenuEdit {
  const audit = { action: "menu.restore", target: null, before: null, after } as const;
  return { document, sent: [], stock: noStock(), audit };
}
