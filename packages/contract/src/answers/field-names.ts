import type * as v from "valibot";
import { isRecord } from "../fields/is-record.ts";
import type { JsonRecord } from "./adapt-object.ts";

/** Reads a field by its name, or by its name in another case: `DELIVERY`, `Monday`. */
export function readFieldIgnoringCase(fields: JsonRecord, name: string): unknown {
  if (Object.hasOwn(fields, name)) return fields[name];
  const other = Object.keys(fields).find((key) => key.toLowerCase() === name.toLowerCase());
  return other === undefined ? undefined : fields[other];
}

type Parts = v.GenericSchema & {
  wrapped?: Parts;
  entries?: Readonly<Record<string, Parts>>;
  item?: Parts;
};

/**
 * Returns whether a field exists only under its name in another case, which the schema does not find.
 */
export function hasFieldInOtherCase({ wrapped, entries, item }: Parts, value: unknown): boolean {
  if (wrapped) return hasFieldInOtherCase(wrapped, value);
  if (item) return Array.isArray(value) && value.some((each) => hasFieldInOtherCase(item, each));
  if (!(entries && isRecord(value))) return false;
  return Object.entries(entries).some(([name, part]) =>
    Object.hasOwn(value, name)
      ? hasFieldInOtherCase(part, value[name])
      : readFieldIgnoringCase(value, name) !== undefined,
  );
}
