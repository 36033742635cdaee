export type Path = readonly (string | number)[];

/** What stands for a field that is not there. */
export const ABSENT = Symbol("absent");

/** Every path into a JSON value, the empty one first. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, each]) => pathsOf(each, [...path, key]))];
}

/** The value with `next` at the path. */
export function withAt(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next === ABSENT ? undefined : next;
  if (Array.isArray(value)) {
    const copy = value.map((each, index) =>
      index === Number(key) ? withAt(each, rest, next) : each,
    );
    return next === ABSENT && rest.length === 0 ? copy.filter((_, i) => i !== Number(key)) : copy;
  }
  const { [key]: field, ...others } = (value ?? {}) as Record<string, unknown>;
  if (next === ABSENT && rest.length === 0) return others;
  return { ...others, [key]: withAt(field, rest, next) };
}

/** What stands at the path of a value; undefined where nothing does. */
export function at(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value;
  return at((value as Record<string, unknown> | undefined)?.[key], rest);
}
