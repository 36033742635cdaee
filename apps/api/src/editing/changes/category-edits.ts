import type { JsonObject } from "../../import/document/document-parts.ts";
import { newId } from "../../shared/new-id.ts";
import { Refusal } from "../../shared/refusal.ts";
import {
  categoriesIn,
  findCategory,
  idOf,
  placedAfter,
  productsIn,
  withCategories,
  withCategoryId,
} from "../document/menu-document.ts";
import { copyOfProduct, partWithId } from "../document/part-ids.ts";
import {
  categoryFields,
  categoryRevision,
  isSamePart,
  productRevision,
} from "../document/revision.ts";
import { noStock } from "../document/stock.ts";
import {
  differingFields,
  invalidPart,
  type MakeEdit,
  partChanged,
  partNotFound,
} from "./menu-edit.ts";

/**
 * Adds a category. Changes nothing if the menu has the id, because the request is repeated. 404
 * `part_not_found` for the place; 422 `invalid_part` for another id in the category.
 */
export function addCategory(
  id: string,
  after: string | null,
  sent: JsonObject,
  products: JsonObject[] = [],
): MakeEdit {
  return (document) => {
    if (findCategory(document, id)) return null;
    if (after !== null && !findCategory(document, after)) return partNotFound("after", after);
    const own = partWithId(categoryFields(sent), id);
    if (!own) return invalidPart([{ path: "id", message: "is made by the server" }]);
    const category = { ...own, products };
    return {
      document: withCategories(document, placedAfter(categoriesIn(document), category, after)),
      sent: [{ kind: "category", id, path: "" }],
      stock: noStock(),
      audit: { action: "menu.add_category", target: id, before: null, after: { after, category } },
    };
  };
}

/** Adds a copy of a category with copies of its products after it. 404 `part_not_found`. */
export function duplicateCategory(id: string, copyId: string, name: string | null): MakeEdit {
  return (document) => {
    const found = findCategory(document, id);
    if (!found) return findCategory(document, copyId) ? null : partNotFound("", id);
    const products = productsIn(found.category).map((product) =>
      withCategoryId(copyOfProduct(product, newId()), copyId),
    );
    const named = name === null ? found.category : { ...found.category, name };
    return addCategory(copyId, id, { ...named, id: copyId }, products)(document);
  };
}

/**
 * Replaces the fields of a category. 404 `part_not_found`; 409 `part_changed`, unless it is already
 * as wanted; 422 `invalid_part` for another id in the category.
 */
export function replaceCategory(id: string, revision: string, sent: JsonObject): MakeEdit {
  return (document) => {
    const found = findCategory(document, id);
    if (!found) return partNotFound("", id);
    const own = partWithId(categoryFields(sent), id);
    if (!own) return invalidPart([{ path: "id", message: `is not "${id}"` }]);
    const before = categoryFields(found.category);
    const isStale = categoryRevision(before) !== revision;
    if (isStale && !isSamePart(before, own))
      return partChanged(document, [{ kind: "category", id }]);
    if (JSON.stringify(before) === JSON.stringify(own)) return null;
    const { products } = found.category;
    const category = products === undefined ? own : { ...own, products };
    return {
      document: withCategories(
        document,
        categoriesIn(document).map((other) => (other === found.category ? category : other)),
      ),
      sent: [{ kind: "category", id, path: "" }],
      stock: noStock(),
      audit: { action: "menu.change_category", target: id, ...differingFields(before, own) },
    };
  };
}

/**
 * Moves a category. Changes nothing if it is already there. 404 `part_not_found` for it and the
 * place; `invalid_body` for a place after itself.
 */
export function moveCategory(id: string, after: string | null): MakeEdit {
  return (document) => {
    const found = findCategory(document, id);
    if (!found) return partNotFound("", id);
    if (after === id) {
      const errors = [{ path: "after", message: "is the category itself" }];
      return new Refusal("invalid_body", { errors });
    }
    if (after !== null && !findCategory(document, after)) return partNotFound("after", after);
    if (found.after === after) return null;
    const others = categoriesIn(document).filter((other) => other !== found.category);
    return {
      document: withCategories(document, placedAfter(others, found.category, after)),
      sent: [],
      stock: noStock(),
      audit: {
        action: "menu.move_category",
        target: id,
        before: { after: found.after },
        after: { after },
      },
    };
  };
}

type SeenPart = { id: string; revision: string };

/** How categories are deleted. `products`: all that the sender has seen in them; absent where any may be deleted. */
type Removal = { withProducts: boolean; products?: readonly SeenPart[] | undefined };

/**
 * Deletes categories, all or none. 404 `part_not_found`; 409 `part_changed`, `category_not_empty`
 * for products without `withProducts`.
 */
export function removeCategories(
  seen: readonly SeenPart[],
  { withProducts, products }: Removal,
): MakeEdit {
  return (document) => {
    const found = seen.map(({ id }) => findCategory(document, id));
    const missing = found.indexOf(null);
    if (missing >= 0) return partNotFound(`categories.${missing}.id`, seen[missing]?.id ?? "");
    const removed = found.flatMap((each) => each ?? []);
    const stale = removed.filter(
      ({ category }, at) => categoryRevision(category) !== seen[at]?.revision,
    );
    if (stale.length > 0) {
      return partChanged(
        document,
        stale.map(({ category }) => ({ kind: "category", id: idOf(category) })),
      );
    }
    const full = removed.findIndex(({ category }) => productsIn(category).length > 0);
    if (!withProducts && full >= 0) {
      const errors = [{ path: `categories.${full}.id`, message: "has products" }];
      return new Refusal("category_not_empty", { errors });
    }
    const unseen = products ? unseenProducts(removed, products) : [];
    if (unseen.length > 0) {
      return partChanged(
        document,
        unseen.map((product) => ({ kind: "product", id: idOf(product) })),
      );
    }
    const gone = new Set(removed.map(({ category }) => category));
    return {
      document: withCategories(
        document,
        categoriesIn(document).filter((category) => !gone.has(category)),
      ),
      sent: [],
      stock: noStock(),
      audit: {
        action: "menu.remove_categories",
        target: seen.length === 1 ? (seen[0]?.id ?? null) : null,
        before: { categories: removed },
        after: null,
      },
    };
  };
}

/** The products of categories that are not among those seen, or have changed since. */
function unseenProducts(
  removed: readonly { category: JsonObject }[],
  products: readonly SeenPart[],
): JsonObject[] {
  const revisions = new Map(products.map(({ id, revision }) => [id, revision]));
  return removed
    .flatMap(({ category }) => productsIn(category))
    .filter((product) => productRevision(product) !== revisions.get(idOf(product)));
}
