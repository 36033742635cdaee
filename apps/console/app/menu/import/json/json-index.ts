import { isRecord } from "@comanda/contract/fields/is-record";
import { nameKey } from "./json-fields-of.ts";
import { type Fields, isCategoriesKey, isChoicesKey } from "./json-objects.ts";

/** What an object is by the list that it stands in; two kinds of objects may have equal ids. */
export type JsonRole = "category" | "choices" | "other";

/** Finds the object that an id or an object with only an id means. */
export type JsonIndex = (reference: unknown, roles: readonly JsonRole[]) => Fields | null;

const ID = /^_?id$|^(?:guid|uuid|token|code|sku)$|^(?:reference|external)_?id$/iu;

/** Ids that are an object's own only where it has no other: beside one they name another object. */
const NAMED_ID =
  /^(?:product|item|modifier|option|group|category|menu_category|modifier_list)_?id$/iu;

/** An id in an object that stands for another one: `{ "id": 7 }`, `{ "modifier_list_id": "M1", "enabled": true }`. */
const REFERENCE = /^_?id$|(?:_id|Id|_?guid|_?token|_?reference|Reference)$/u;

const idText = (value: unknown): string | null =>
  (typeof value === "string" && value !== "") || typeof value === "number" ? String(value) : null;

/** Makes an index of all objects with a name, by their ids or by their keys in a map. */
export function indexOf(file: unknown): JsonIndex {
  const byId = new Map<string, { role: JsonRole; fields: Fields }[]>();
  const add = (id: string | null, role: JsonRole, fields: Fields) => {
    if (id === null) return;
    const known = byId.get(id);
    if (known) known.push({ role, fields });
    else byId.set(id, [{ role, fields }]);
  };
  const addNamed = (fields: Fields, key: string, role: JsonRole) => {
    if (nameKey(fields) === undefined) return;
    if (/\d/u.test(key)) add(key, role, fields);
    const own = ownRole(fields, role);
    for (const id of ownIds(fields)) add(idText(id), own, fields);
  };
  const visit = (value: unknown, key: string, role: JsonRole) => {
    if (Array.isArray(value)) for (const each of value) visit(each, "", role);
    if (!isRecord(value)) return;
    addNamed(value, key, role);
    for (const [field, each] of Object.entries(value))
      visit(each, field, /^\d+$/u.test(field) ? role : roleOf(field, role));
  };
  visit(file, "", "other");
  return (reference, roles) => {
    for (const id of idsOf(reference)) {
      const found = byId.get(id) ?? [];
      const wanted = roles.map((role) => found.find((each) => each.role === role));
      const [first] = wanted.filter((each) => each !== undefined);
      if (first) return first.fields;
    }
    return null;
  };
}

function ownIds(fields: Fields): unknown[] {
  const entries = Object.entries(fields);
  const plain = entries.filter(([field]) => ID.test(field));
  const own =
    plain.length > 0 ? plain : entries.filter(([field]) => NAMED_ID.test(field)).slice(0, 1);
  return own.map(([, id]) => id);
}

/** Lists inside of a choice are of choices too. */
function roleOf(key: string, above: JsonRole): JsonRole {
  if (isChoicesKey(key)) return "choices";
  if (isCategoriesKey(key)) return "category";
  return above === "choices" ? "choices" : "other";
}

/** Square has all kinds of objects in one list, and says of each what it is. */
function ownRole({ type }: Fields, role: JsonRole): JsonRole {
  if (typeof type !== "string" || role !== "other") return role;
  return roleOf(type, role);
}

/** The ids that a value may mean another object by. */
export function idsOf(reference: unknown): string[] {
  const own = idText(reference);
  if (own !== null) return [own];
  if (!isRecord(reference)) return [];
  return Object.entries(reference).flatMap(([key, value]) => {
    const id = REFERENCE.test(key) ? idText(value) : null;
    return id === null ? [] : [id];
  });
}

/** Whether a value only stands for an object elsewhere. */
export const isReference = (value: unknown): boolean =>
  idText(value) !== null || (isRecord(value) && nameKey(value) === undefined);
