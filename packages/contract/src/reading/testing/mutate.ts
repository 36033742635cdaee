export type JsonPath = readonly (string | number)[];

/** What stands for a field that is not there. */
export const ABSENT = Symbol("absent");

/** Every path into a JSON value, the empty one first. */
export function pathsOf(value: unknown, path: JsonPath = []): JsonPath[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, each]) => pathsOf(each, [...path, key]))];
}

/** The value with `next` at the path. */
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

/** What stands at the path of a value; undefined where nothing does. */
export function valueAt(value: unknown, [key, ...rest]: JsonPath): unknown {
  if (key === undefined) return value;
  return valueAt((value as Record<string, unknown> | undefined)?.[key], rest);
}
