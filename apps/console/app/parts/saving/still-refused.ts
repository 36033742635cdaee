import { isSameValue } from "./section-value.ts";

/** The part of a value with this name: a field, or a row of a list by its `key` or its place. */
function partOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  const row = Array.isArray(value) ? value.find((each) => each?.key === name) : undefined;
  return row ?? (value as Readonly<Record<string, unknown>>)[name];
}

/** The field at a path such as `variants.<key>.price` or `tables.0.name`; the whole value at the path "". */
function fieldAt(value: unknown, path: string): unknown {
  return path === "" ? value : path.split(".").reduce(partOf, value);
}

/** Whether a field still has the value that the server refused: only a changed field loses its fault. */
export function isStillRefused(path: string, refused: unknown, now: unknown): boolean {
  return isSameValue(fieldAt(refused, path), fieldAt(now, path));
}

/** The faults of the fields that still have the refused values, by the paths of the fields. */
export function stillRefused<Each>(
  faults: Readonly<Record<string, Each>>,
  refused: unknown,
  now: unknown,
): Record<string, Each> {
  return Object.fromEntries(
    Object.entries(faults).filter(([path]) => isStillRefused(path, refused, now)),
  );
}
