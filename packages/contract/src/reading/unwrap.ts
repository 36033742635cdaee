import type * as v from "valibot";
import { isRecord } from "./adapt-object.ts";

/**
 * An answer without what another backend wraps it in: an object where a list belongs that has one
 * list in it (`{"categories": [...]}`), one that has nothing but an object in `data`, or a list where
 * an object with one `data` belongs.
 */
export function unwrapAnswer(
  schema: v.GenericSchema & { entries?: object; item?: unknown },
  given: unknown,
): unknown {
  if (schema.entries && "data" in schema.entries && Array.isArray(given)) return { data: given };
  if (!isRecord(given)) return given;
  const values = Object.values(given);
  if (schema.item) {
    const lists = values.filter(Array.isArray);
    return lists.length === 1 ? lists[0] : given;
  }
  const { data } = given;
  return isRecord(data) && !(schema.entries && "data" in schema.entries) ? data : given;
}
