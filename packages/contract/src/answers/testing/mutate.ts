export type JsonPath = readonly (string | number)[];

/** Stands for a field to remove. */
export const ABSENT = Symbol("absent");

/** Returns all paths into a JSON value; the first is the empty one. */
export function pathsOf(value: unknown, path: JsonPath = []): JsonPath[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, each]) => pathsOf(each, [...path, key]))];
}

/** Returns a copy of the value with `next` at the path; `ABSENT` removes the field. */
export function replaceAt(value: unknown, [key, ...rest]: JsonPath, next: unknown): unknown {
  if (key === undefined) return next === ABSENT ? undefined : next;
  if (Array.isArray(value)) {
    const copy = value.map((each, index) =>
      index === Number(key) ? replaceAt(each, rest, next) : each,
    );
    return next === ABSENT && rest.length === 0 ? copy.filter((_, i) => i !== Number(key)) : copy;
  }
  const { [key]: field, ...others } = (value ?? {}) as Record<string, unknown>;
  if (next === ABSENT && rest.length === 0) return others;
  return { ...others, [key]: replaceAt(field, rest, next) };
}

/** Returns the value at a path, or undefined. */
export function valueAt(value: unknown, [key, ...rest]: JsonPath): unknown {
  if (key === undefined) return value;
  return valueAt((value as Record<string, unknown> | undefined)?.[key], rest);
}
