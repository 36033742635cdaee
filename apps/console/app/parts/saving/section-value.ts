import { isRecord } from "@comanda/contract/fields/is-record";

/** A slice of the import file: nested objects, whose fields are named by paths: `company.name`. */
export type SectionValue = Readonly<Record<string, unknown>>;

/** A section as the server has it. */
export type StoredSection = {
  revision: string;
  value: SectionValue;
  picture_urls: Readonly<Record<string, string>>;
};

/** The value at a path; undefined where there is none. */
export function valueAt(value: SectionValue, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), value);
}

/**
 * Returns a slice with another value at a path, and makes missing objects on the way. Undefined
 * removes the field.
 */
export function withValueAt(value: SectionValue, path: string, field: unknown): SectionValue {
  const [key = "", ...rest] = path.split(".");
  if (rest.length > 0) {
    const inner = value[key];
    return { ...value, [key]: withValueAt(isRecord(inner) ? inner : {}, rest.join("."), field) };
  }
  if (field !== undefined) return { ...value, [key]: field };
  const { [key]: removed, ...others } = value;
  return others;
}

/** Returns a slice with other values at some paths. */
export function withValuesAt(
  value: SectionValue,
  fields: Readonly<Record<string, unknown>>,
): SectionValue {
  return Object.entries(fields).reduce(
    (next, [path, field]) => withValueAt(next, path, field),
    value,
  );
}

/** The fields of a slice by their paths; a list is one field, and null is none. */
export function fieldsOf(value: SectionValue, path = ""): Map<string, unknown> {
  return new Map(
    Object.entries(value).flatMap(([key, field]): [string, unknown][] => {
      const at = path === "" ? key : `${path}.${key}`;
      if (field === null || field === undefined) return [];
      return isRecord(field) ? [...fieldsOf(field, at)] : [[at, field]];
    }),
  );
}

/** The paths of the fields that differ. */
export function differingFields(one: SectionValue, other: SectionValue): string[] {
  const [left, right] = [fieldsOf(one), fieldsOf(other)];
  return [...new Set([...left.keys(), ...right.keys()])].filter(
    (path) => !isSameValue(left.get(path), right.get(path)),
  );
}

/** Whether two values are equal; a null field is like an absent one, also in lists. */
export function isSameValue(one: unknown, other: unknown): boolean {
  const text = (value: unknown) => JSON.stringify(value, (_, field: unknown) => field ?? undefined);
  return text(one) === text(other);
}

/** Returns the other member's version with some fields of this one. */
export function mergeValues(
  mine: SectionValue,
  theirs: SectionValue,
  own: readonly string[],
): SectionValue {
  return own.reduce((merged, path) => withValueAt(merged, path, valueAt(mine, path)), theirs);
}
