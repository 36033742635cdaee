import { isRecord } from "@comanda/contract/fields/is-record";
import { fieldValue, type JsonObject, textField } from "../../import/document/document-parts.ts";
import { newId } from "../../shared/new-id.ts";

/** A part with an id: its own, or a new one where it has none. */
function withId(part: unknown): unknown {
  if (!isRecord(part) || (fieldValue(part, "id") ?? null) !== null) return part;
  const { id, ...rest } = part;
  return { id: newId(), ...rest };
}

/** The part with each item of the list under `key` changed; anything but a list stays. */
function mapList(part: unknown, key: string, change: (item: unknown) => unknown): unknown {
  const list = fieldValue(part, key);
  if (!isRecord(part) || !Array.isArray(list)) return part;
  return { ...part, [key]: list.map(change) };
}

/** The group with new ids where it and its modifiers have none. */
export function groupWithIds(group: unknown): unknown {
  return mapList(withId(group), "modifiers", withId);
}

/** The product with new ids where its variants, groups and modifiers have none. */
export function productWithIds(product: JsonObject): JsonObject {
  const withVariants = mapList(product, "product_variants", withId);
  return mapList(withVariants, "modifier_groups", groupWithIds) as JsonObject;
}

/**
 * A copy with another id, and new ids for its variants, which are unique in a company. Groups keep
 * theirs: products share a group by its id.
 */
export function copyOfProduct(product: JsonObject, id: string): JsonObject {
  const renamed = { ...product, id };
  const copied = mapList(renamed, "product_variants", (variant) =>
    isRecord(variant) ? { ...variant, id: newId() } : variant,
  );
  return copied as JsonObject;
}

/**
 * Returns what was sent for the part with this id. It may lack its id; null if it has another id.
 */
export function partWithId(part: JsonObject, id: string): JsonObject | null {
  const own = fieldValue(part, "id") ?? null;
  if (own !== null && textField(part, "id") !== id) return null;
  return own === null ? Object.assign({ id }, part, { id }) : part;
}
