import { isRecord } from "@comanda/contract/fields/is-record";
import { fieldValue, type JsonObject, textField } from "../../import/document/document-parts.ts";

/** The objects of the list under `key`; none without a list. */
export function objectsIn(part: unknown, key: string): JsonObject[] {
  const list = fieldValue(part, key);
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** The categories of a company's document. */
export const categoriesIn = (document: unknown) => objectsIn(document, "categories");
/** The products of a category in the document. */
export const productsIn = (category: unknown) => objectsIn(category, "products");

/** The id of a stored part: the rules of the import leave none without it. */
export function idOf(part: JsonObject): string {
  return textField(part, "id") ?? "";
}

export type PlacedProduct = { product: JsonObject; category_id: string; after: string | null };

/** Every product of the document with its place, by its id. */
export function productsById(document: unknown): Map<string, PlacedProduct> {
  const found = new Map<string, PlacedProduct>();
  for (const category of categoriesIn(document)) {
    let after: string | null = null;
    for (const product of productsIn(category)) {
      const id = idOf(product);
      found.set(id, { product, category_id: idOf(category), after });
      after = id;
    }
  }
  return found;
}

/** The category and the one before it; null when the document has no such category. */
export function findCategory(
  document: unknown,
  id: string,
): { category: JsonObject; after: string | null } | null {
  const categories = categoriesIn(document);
  const at = categories.findIndex((category) => idOf(category) === id);
  const [category, before] = [categories[at], categories[at - 1]];
  return category ? { category, after: before ? idOf(before) : null } : null;
}

/** A modifier group in one of the products that have it. */
export type GroupCopy = { product: JsonObject; group: JsonObject };

/** The copies of every modifier group by the group's id, in the order of the menu. */
export function copiesByGroup(document: unknown): Map<string, GroupCopy[]> {
  const copies = categoriesIn(document)
    .flatMap(productsIn)
    .flatMap((product) =>
      objectsIn(product, "modifier_groups").map((group) => ({ product, group })),
    );
  return Map.groupBy(copies, ({ group }) => idOf(group));
}

/** Each product that has the modifier group, in the order of the menu. */
export function copiesOfGroup(document: unknown, groupId: string): GroupCopy[] {
  return copiesByGroup(document).get(groupId) ?? [];
}

/** Returns the document with other categories. */
export function withCategories(document: JsonObject, categories: JsonObject[]): JsonObject {
  return { ...document, categories };
}

/**
 * The document with other products: `change` returns a product, the same one, or null to delete it.
 * What stays the same is the same object in the result.
 */
export function mapProducts(
  document: JsonObject,
  change: (product: JsonObject, id: string) => JsonObject | null,
): JsonObject {
  const categories = categoriesIn(document).map((category) => {
    const products = productsIn(category);
    const changed = products.flatMap((product) => change(product, idOf(product)) ?? []);
    const same =
      changed.length === products.length && changed.every((item, at) => item === products[at]);
    return same ? category : { ...category, products: changed };
  });
  return withCategories(document, categories);
}

/** The document with another list of products in a category. */
export function withProducts(
  document: JsonObject,
  categoryId: string,
  change: (products: JsonObject[]) => JsonObject[],
): JsonObject {
  const categories = categoriesIn(document).map((category) =>
    idOf(category) === categoryId
      ? { ...category, products: change(productsIn(category)) }
      : category,
  );
  return withCategories(document, categories);
}

/**
 * The list with an item after the one with the id `after`, or first. Where `after` is not in the list,
 * the item is last.
 */
export function placedAfter(
  list: readonly JsonObject[],
  item: JsonObject,
  after: string | null,
): JsonObject[] {
  const at = after === null ? 0 : list.findIndex((other) => idOf(other) === after) + 1;
  const index = at === 0 && after !== null ? list.length : at;
  return [...list.slice(0, index), item, ...list.slice(index)];
}

/** A product whose own fields name the category in which it stands, where they name one. */
export function withCategoryId(product: JsonObject, categoryId: string): JsonObject {
  const outdated = ["category_id", "product_category_id"].filter(
    (key) => textField(product, key) !== null && textField(product, key) !== categoryId,
  );
  if (outdated.length === 0) return product;
  return { ...product, ...Object.fromEntries(outdated.map((key) => [key, categoryId])) };
}
