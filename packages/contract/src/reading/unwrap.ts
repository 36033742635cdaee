import type * as v from "valibot";
import { isRecord } from "./adapt-object.ts";

/**
 * Removes the envelope of another backend: takes the list out of an object that contains exactly one
 * list (`{"categories": [...]}`), and the object out of `data`. Puts a list into `data` if the contract
 * expects it there.
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
