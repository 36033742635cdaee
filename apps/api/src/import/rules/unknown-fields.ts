import type { Fault } from "@comanda/contract/calls/problems";
import { isRecord } from "@comanda/contract/fields/is-record";
import { childPath, type DocumentPart } from "../document/document-parts.ts";

/**
 * Returns faults for lists where the format has an object, such as days in a list. Parsing takes them for
 * objects without any field; `checked` is its result.
 */
export function listsForObjects({ path, value }: DocumentPart, checked: unknown): Fault[] {
  if (Array.isArray(value) && isRecord(checked))
    return [{ path, message: "must be an object, and is a list" }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    listsForObjects({ path: childPath(path, key), value: item }, partOf(checked, key)),
  );
}

function partOf(checked: unknown, key: string): unknown {
  if (typeof checked !== "object" || checked === null || !Object.hasOwn(checked, key)) return null;
  return (checked as Record<string, unknown>)[key];
}

/**
 * Returns warnings about fields that the format does not have: those that parsing left out of
 * `checked`. They are stored for the export only.
 */
export function unknownFields({ path, value }: DocumentPart, checked: unknown): Fault[] {
  if (Array.isArray(value) && Array.isArray(checked)) {
    return value.flatMap((item, index) =>
      unknownFields({ path: childPath(path, index), value: item }, checked[index]),
    );
  }
  if (!isRecord(value) || !isRecord(checked)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const at = childPath(path, key);
    if (!Object.hasOwn(checked, key)) {
      const alike = Object.keys(checked).find((known) => foldKey(known) === foldKey(key));
      const place = alike ? `the format, which has "${alike}"` : "the format";
      return [{ path: at, message: `is not part of ${place}; it is kept for an export only` }];
    }
    return unknownFields({ path: at, value: item }, checked[key]);
  });
}

/** `Monday`, `TAKEAWAY` and `logoUrl` are near `monday`, `takeaway` and `logo_url`. */
const foldKey = (key: string) => key.toLowerCase().replaceAll(/[^a-z0-9]/gu, "");
