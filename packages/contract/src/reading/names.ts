import type * as v from "valibot";
import { type Fields, isFields } from "./adapt.ts";

/** A field by its name, or by the name in another case: `DELIVERY`, `Monday`. */
export function fieldOf(fields: Fields, name: string): unknown {
  if (Object.hasOwn(fields, name)) return fields[name];
  const other = Object.keys(fields).find((key) => key.toLowerCase() === name.toLowerCase());
  return other === undefined ? undefined : fields[other];
}

type Parts = v.GenericSchema & {
  wrapped?: Parts;
  entries?: Readonly<Record<string, Parts>>;
  item?: Parts;
};

/** Whether a field is there by its name in another case, where the schema would find it absent. */
export function isRenamed({ wrapped, entries, item }: Parts, given: unknown): boolean {
  if (wrapped) return isRenamed(wrapped, given);
  if (item) return Array.isArray(given) && given.some((each) => isRenamed(item, each));
  if (!(entries && isFields(given))) return false;
  return Object.entries(entries).some(([name, part]) =>
    Object.hasOwn(given, name) ? isRenamed(part, given[name]) : fieldOf(given, name) !== undefined,
  );
}
