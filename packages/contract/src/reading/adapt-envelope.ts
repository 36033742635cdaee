import type * as v from "valibot";
import { isRecord } from "./adapt-object.ts";

/**
 * Adapts the envelope of another backend's response. If the contract expects a list, takes it from an
 * object with exactly one list (`{"categories": [...]}`). If the contract expects `{data: […]}`, wraps a
 * bare list. Otherwise takes the object out of `data`.
 */
export function adaptEnvelope(
  schema: v.GenericSchema & { entries?: object; item?: unknown },
  answer: unknown,
): unknown {
  if (schema.entries && "data" in schema.entries && Array.isArray(answer)) return { data: answer };
  if (!isRecord(answer)) return answer;
  const values = Object.values(answer);
  if (schema.item) {
    const lists = values.filter(Array.isArray);
    return lists.length === 1 ? lists[0] : answer;
  }
  const { data } = answer;
  return isRecord(data) && !(schema.entries && "data" in schema.entries) ? data : answer;
}
