import { isRecord } from "@comanda/contract/fields/is-record";
import { type JsonObject, textField } from "../../import/document/document-parts.ts";

// Entries of the audit log may be old, so their fields are read without trust in their types.

/** The fields that differ, as they were and as the change left them. */
export type FieldsOfChange = { before: unknown; after: unknown };

/** Returns a product's copy of the group from the log's entry of a change of a group. */
export function copyIn(audited: unknown, productId: string): JsonObject {
  const own = objectOf(objectOf(audited).products)[productId];
  return isRecord(own) ? own : objectIn(audited, "group");
}

/** Where a product stood. */
export type AuditedPlace = { category_id: string; after: string | null };

/** Reads where a product stood from an entry's value. */
export function placeIn(value: unknown): AuditedPlace {
  return { category_id: textField(value, "category_id") ?? "", after: textField(value, "after") };
}

/** Returns the changed fields of each product, before and after, by its id. */
export function fieldsByProduct(before: unknown, after: unknown): Map<string, FieldsOfChange> {
  const [old, left] = [objectIn(before, "products"), objectIn(after, "products")];
  return new Map(Object.keys(left).map((id) => [id, { before: old[id], after: left[id] }]));
}

/** Returns the value if it is an object, else an empty one. */
export function objectOf(value: unknown): JsonObject {
  return isRecord(value) ? value : {};
}

/** Returns the object at a key; an empty one if there is none. */
export function objectIn(value: unknown, key: string): JsonObject {
  return objectOf(objectOf(value)[key]);
}

/** Returns the objects of the list at a key; an empty list if there is none. */
export function listIn(value: unknown, key: string): JsonObject[] {
  const list = objectOf(value)[key];
  return Array.isArray(list) ? list.filter(isRecord) : [];
}
