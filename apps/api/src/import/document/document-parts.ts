import { isRecord } from "@comanda/contract/fields/is-record";

/** Reads parts of a document that is not checked yet. */
export type JsonObject = Record<string, unknown>;

/** Returns the value under `key`, undefined without an object or such a key. */
export function fieldValue(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Returns the text under `key`, null for any other value. */
export function textField(value: unknown, key: string): string | null {
  const found = fieldValue(value, key);
  return typeof found === "string" ? found : null;
}

/** Returns the number under `key`; null for no number. */
export function numberField(value: unknown, key: string): number | null {
  const found = fieldValue(value, key);
  return typeof found === "number" ? found : null;
}

/** A part of a document: `path` is for example `categories.0.products.3`, empty for the whole. */
export type DocumentPart = { path: string; value: unknown };

/** Returns the path of a part under `key`: `categories` and 0 make `categories.0`. */
export function childPath(path: string, key: string | number): string {
  return path === "" ? String(key) : `${path}.${key}`;
}

/** Returns the part under the first key, then under the next one, and so on. */
export function childPart(part: DocumentPart, ...keys: string[]): DocumentPart {
  return keys.reduce(
    ({ path, value }, key) => ({ path: childPath(path, key), value: fieldValue(value, key) }),
    part,
  );
}

/** Lists the items of the list under `key` of each part; none without a list. */
export function listItems(parts: readonly DocumentPart[], key: string): DocumentPart[] {
  return parts.flatMap((part) => {
    const list = childPart(part, key);
    if (!Array.isArray(list.value)) return [];
    return list.value.map((value, index) => ({ path: childPath(list.path, index), value }));
  });
}

/** Returns every part of the document in order, the whole first. */
export function* walkParts(whole: DocumentPart): Generator<DocumentPart> {
  const open = [whole];
  for (let part = open.pop(); part; part = open.pop()) {
    yield part;
    const { path, value } = part;
    if (typeof value !== "object" || value === null) continue;
    const inner = Object.entries(value).map(([key, item]) => ({
      path: childPath(path, key),
      value: item,
    }));
    open.push(...inner.reverse());
  }
}
