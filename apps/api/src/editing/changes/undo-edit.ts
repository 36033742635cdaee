import { type JsonObject, textField } from "../../import/document/document-parts.ts";
import { Refusal } from "../../shared/refusal.ts";
import {
  copiesOfGroup,
  findCategory,
  idOf,
  productsById,
  productsIn,
} from "../document/menu-document.ts";
import { categoryRevision, isSamePart } from "../document/revision.ts";
import { noStock, withKeptStock } from "../document/stock.ts";
import {
  type AuditedPlace,
  copyIn,
  type FieldsOfChange,
  fieldsByProduct,
  listIn,
  objectIn,
  objectOf,
  placeIn,
} from "./audited-values.ts";
import { moveCategory, removeCategories, replaceCategory } from "./category-edits.ts";
import { undoInSequence } from "./in-sequence.ts";
import {
  type MakeEdit,
  type ProductsEdit,
  partChanged,
  partNotFound,
  productsEdit,
} from "./menu-edit.ts";
import { moveProduct, productsChanged, productsRemoved } from "./place-products.ts";
import { groupsReplaced } from "./replace-group.ts";
import { editWithProducts } from "./replace-products.ts";
import { restoreCategories, restoreProducts } from "./restore-parts.ts";

/** A change of the menu as the audit log has it. */
export type AuditedEdit = {
  action: string;
  target: string | null;
  before: unknown;
  after: unknown;
};

/**
 * The edit that takes a change back; undefined for a change of another kind. 409 `part_changed` if
 * a changed field is no longer as the change left it, apart from stock.
 */
export function undoEdit({ action, target, before, after }: AuditedEdit): MakeEdit | undefined {
  const id = target ?? "";
  switch (action) {
    case "menu.change_product":
      return undoFields(new Map([[id, { before, after }]]));
    case "menu.change_products":
      return undoFields(fieldsByProduct(before, after));
    case "menu.import":
      return undoInSequence({ before, after }, undoEdit);
    case "menu.add_product":
      return removeUnchangedProducts([{ ...objectIn(after, "product"), id }]);
    case "menu.move_product":
      return undoMovedProduct(id, placeIn(before), placeIn(after));
    case "menu.remove_products":
      return restoreProducts(listIn(before, "products"));
    case "menu.restore":
      return undoRestored(listIn(after, "products"), listIn(after, "categories"));
    case "menu.change_category":
      return undoCategoryFields(id, before, after);
    case "menu.add_category":
      return removeUnchangedCategories([objectIn(after, "category")]);
    case "menu.move_category":
      return undoMovedCategory(id, textField(before, "after"), textField(after, "after"));
    case "menu.remove_categories":
      return restoreCategories(listIn(before, "categories"));
    case "menu.change_group":
      return undoGroup(id, before, after);
    default:
      return undefined;
  }
}

function undoFields(changes: ReadonlyMap<string, FieldsOfChange>): MakeEdit {
  return (document) => {
    const products = productsById(document);
    const made = new Map<string, JsonObject>();
    const stale: string[] = [];
    for (const [id, change] of changes) {
      const product = products.get(id)?.product;
      const restored = product && withFieldsBefore(product, change);
      if (product && restored) made.set(id, withKeptStock(product, restored, noStock()));
      else stale.push(id);
    }
    if (stale.length === 0) return editWithProducts(document, made, noStock(), []);
    return partChanged(
      document,
      stale.map((id) => ({ kind: "product", id })),
    );
  };
}

/** Returns the part with the earlier fields; null if a field is no longer as the change left it. */
function withFieldsBefore(part: JsonObject, { before, after }: FieldsOfChange): JsonObject | null {
  const [old, left] = [objectOf(before), objectOf(after)];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(left)])];
  if (!keys.every((key) => isSamePart(part[key], left[key]))) return null;
  const kept = Object.entries(part).filter(
    ([key]) => !keys.includes(key) || Object.hasOwn(old, key),
  );
  return { ...Object.fromEntries(kept), ...old };
}

/** Deletes restored products or categories, if all are still as they were restored. */
function undoRestored(products: JsonObject[], categories: JsonObject[]): MakeEdit {
  return products.length > 0
    ? removeUnchangedProducts(products.map((each) => objectIn(each, "product")))
    : removeUnchangedCategories(categories.map((each) => objectIn(each, "category")));
}

/** Deletes products, if all are still as they were added. */
function removeUnchangedProducts(added: readonly JsonObject[]): ProductsEdit {
  return productsEdit((menu) => {
    const ids = added.map(idOf);
    const stale = ids.filter((id, at) => !isSamePart(menu.find(id)?.product, added[at]));
    return stale.length > 0
      ? productsChanged(
          menu,
          stale.map((id) => ({ id })),
        )
      : productsRemoved(menu, ids);
  });
}

function undoMovedProduct(id: string, before: AuditedPlace, after: AuditedPlace): MakeEdit {
  return (document) => {
    const now = productsById(document).get(id);
    if (!now || now.category_id !== after.category_id || now.after !== after.after)
      return partChanged(document, [{ kind: "product", id }]);
    return moveProduct(id, before)(document);
  };
}

function undoCategoryFields(id: string, before: unknown, after: unknown): MakeEdit {
  return (document) => {
    const now = findCategory(document, id)?.category;
    const restored = now && withFieldsBefore(now, { before, after });
    if (!restored) return partChanged(document, [{ kind: "category", id }]);
    const edit = replaceCategory(id, categoryRevision(now), restored)(document);
    return edit && !(edit instanceof Refusal) ? { ...edit, sent: [] } : edit;
  };
}

/** Deletes categories with their products, if all are still as they were added. */
function removeUnchangedCategories(added: readonly JsonObject[]): MakeEdit {
  return (document) => {
    const stale = added.filter((category) => {
      const now = findCategory(document, idOf(category))?.category;
      return !now || !isSameCategory(now, category);
    });
    if (stale.length > 0) {
      return partChanged(
        document,
        stale.map((category) => ({ kind: "category", id: idOf(category) })),
      );
    }
    const seen = added.map((each) => ({ id: idOf(each), revision: categoryRevision(each) }));
    return removeCategories(seen, { withProducts: true })(document);
  };
}

function isSameCategory(one: JsonObject, other: JsonObject): boolean {
  const [products, others] = [productsIn(one), productsIn(other)];
  return (
    categoryRevision(one) === categoryRevision(other) &&
    products.length === others.length &&
    products.every((product, at) => isSamePart(product, others[at]))
  );
}

function undoMovedCategory(id: string, before: string | null, after: string | null): MakeEdit {
  return (document) => {
    const now = findCategory(document, id);
    if (now?.after !== after) return partChanged(document, [{ kind: "category", id }]);
    return moveCategory(id, before)(document);
  };
}

function undoGroup(id: string, before: unknown, after: unknown): MakeEdit {
  return (document) => {
    const copies = copiesOfGroup(document, id);
    if (copies.length === 0) return partNotFound("", id);
    const isAsLeft = copies.every(({ product, group }) =>
      isSamePart(group, copyIn(after, idOf(product))),
    );
    if (!isAsLeft) return partChanged(document, [{ kind: "modifier_group", id }]);
    return groupsReplaced(document, id, (productId) => copyIn(before, productId));
  };
}
