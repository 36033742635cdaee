import type {
  MenuCategory,
  MenuCategoryPart,
  MenuGroup,
  MenuGroupPart,
  MenuProduct,
  MenuProductPart,
} from "@comanda/contract/menu/menu-parts";
import type { JsonObject } from "../../import/document/document-parts.ts";
import {
  copiesByGroup,
  findCategory,
  type GroupCopy,
  idOf,
  productsById,
} from "./menu-document.ts";
import {
  categoryFields,
  categoryRevision,
  groupRevision,
  isSamePart,
  productRevision,
} from "./revision.ts";

// A stored part has the type of its schema, because the rules of the import have checked it.

/** Returns a stored product as answers have it, with its revision. */
export function menuProduct(product: JsonObject): MenuProduct {
  const revision = productRevision(product);
  return { id: idOf(product), revision, product: product as MenuProductPart };
}

/** Returns a stored category as answers have it, with its revision and without its products. */
export function menuCategory(category: JsonObject): MenuCategory {
  const revision = categoryRevision(category);
  const fields = categoryFields(category) as MenuCategoryPart;
  return { id: idOf(category), revision, category: fields };
}

/** The product with its place, as answers of changes have it. */
export function placedProduct(document: JsonObject, id: string) {
  const placed = productsById(document).get(id);
  if (!placed) throw new Error(`the changed document lacks the product ${id}`);
  const { product, ...place } = placed;
  return { ...menuProduct(product), ...place };
}

/** The category with its place, as answers of changes have it. */
export function placedCategory(document: JsonObject, id: string) {
  const found = findCategory(document, id);
  if (!found) throw new Error(`the changed document lacks the category ${id}`);
  return { ...menuCategory(found.category), after: found.after };
}

/** The group as all its products have it. */
export function menuGroup(id: string, copies: readonly GroupCopy[]): MenuGroup {
  const [first] = copies;
  if (!first) throw new Error(`the document lacks the group ${id}`);
  return {
    id,
    revision: groupRevision(copies),
    group: first.group as MenuGroupPart,
    product_ids: copies.map(({ product }) => idOf(product)),
    same: copies.every(({ group }) => isSamePart(group, first.group)),
  };
}

/** Every modifier group once, in the order of the menu. */
export function menuGroups(document: JsonObject): MenuGroup[] {
  return [...copiesByGroup(document)].map(([id, copies]) => menuGroup(id, copies));
}
