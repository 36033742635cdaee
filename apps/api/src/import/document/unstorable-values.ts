import type { Fault } from "@comanda/contract/calls/problems";
import { childPath } from "./document-parts.ts";

/**
 * Far deeper than any part of the format; a deeper document would overflow the stack of recursive
 * functions.
 */
const MAX_DEPTH = 64;

/**
 * Returns faults for values that JSON or YAML can hold but the database cannot: NUL, half a surrogate
 * pair, NaN, too much depth, a list in itself.
 */
export function unstorableValueFaults(
  value: unknown,
  path = "",
  ancestors: readonly object[] = [],
): Fault[] {
  if (typeof value === "string" && value.includes("\0")) {
    return [{ path, message: "holds a NUL character" }];
  }
  if (typeof value === "string" && !value.isWellFormed()) {
    return [
      { path: path.toWellFormed(), message: "holds half of a character, such as \\ud83c alone" },
    ];
  }
  if (typeof value === "number" && !Number.isFinite(value)) {
    return [{ path, message: "is not a finite number" }];
  }
  if (typeof value !== "object" || value === null) return [];
  if (ancestors.includes(value)) return [{ path, message: "holds itself" }];
  if (ancestors.length === MAX_DEPTH) {
    return [{ path, message: `is nested deeper than ${MAX_DEPTH} levels` }];
  }
  const inside = [...ancestors, value];
  return Object.entries(value).flatMap(([key, item]) => [
    ...unstorableValueFaults(key, childPath(path, key.replaceAll("\0", "?")), inside),
    ...unstorableValueFaults(item, childPath(path, key), inside),
  ]);
}
