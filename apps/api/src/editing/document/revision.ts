import { createHash } from "node:crypto";
import { isRecord } from "@comanda/contract/fields/is-record";
import type { JsonObject } from "../../import/document/document-parts.ts";
import { type GroupCopy, idOf } from "./menu-document.ts";

/** The place of a product is not in its revision, because moves are changes of their own. */
const PLACES: ReadonlySet<string> = new Set(["category_id", "product_category_id"]);

/** Returns the part, without its place, as a text for comparisons. */
function canonical(part: unknown): string {
  if (!isRecord(part)) return canonicalValue(part);
  return canonicalValue(
    Object.fromEntries(Object.entries(part).filter(([key]) => !PLACES.has(key))),
  );
}

/**
 * Returns a value as a text for comparisons: sorted keys, null fields left out, and instead of the
 * stock only whether it is counted, because orders change the stock.
 */
function canonicalValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalValue).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? "null";
  const fields = Object.keys(value)
    .filter((key) => (value[key] ?? null) !== null)
    .sort()
    .map(
      (key) =>
        `${JSON.stringify(key)}:${key === "stock" ? '"counted"' : canonicalValue(value[key])}`,
    );
  return `{${fields.join()}}`;
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

/** The revision of a section of the settings. */
export function sectionRevision(section: unknown): string {
  return hash(canonical(section));
}

/** The revision of a product with its variants and groups. */
export function productRevision(product: JsonObject): string {
  return hash(canonical(product));
}

/** The category without its products. */
export function categoryFields({ products, ...category }: JsonObject): JsonObject {
  return category;
}

/** The revision of a category's own fields. */
export function categoryRevision(category: JsonObject): string {
  return hash(canonical(categoryFields(category)));
}

/** The revision of a group in all products that have it. */
export function groupRevision(copies: readonly GroupCopy[]): string {
  return hash(
    copies.map(({ product, group }) => `${idOf(product)} ${canonical(group)}`).join("\n"),
  );
}

/** Returns whether two values are equal, apart from the numbers in stock. */
export function isSamePart(one: unknown, other: unknown): boolean {
  return canonical(one ?? null) === canonical(other ?? null);
}
