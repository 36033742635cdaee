import type * as v from "valibot";
import { isRecord } from "../fields/is-record.ts";
import type { JsonRecord } from "./adapt-object.ts";
import { readFieldIgnoringCase } from "./field-names.ts";

type Expected = v.GenericSchema & { entries?: object; item?: unknown };

/**
 * Adapts the envelope of another backend's response. Takes a list out of `{"categories": [...]}` and
 * `{"data": {"items": [...]}}`, and an object out of `{"data": {…}}` and `{"order": {…}}`. If the
 * contract expects `{data: […]}`, wraps a bare list; if it expects an object, takes the only entry of a list.
 */
export function adaptEnvelope(schema: Expected, answer: unknown): unknown {
  const { entries, item } = schema;
  if (entries && "data" in entries) return Array.isArray(answer) ? { data: answer } : answer;
  if (entries && Array.isArray(answer)) return onlyObjectIn(entries, answer) ?? answer;
  if (!isRecord(answer)) return answer;
  if (item) return listIn(answer) ?? answer;
  return entries ? objectIn(entries, answer) : answer;
}

/** Returns `data` or the list in it; otherwise the only list, or the only one that has entries. */
function listIn(answer: JsonRecord): unknown[] | undefined {
  const { data } = answer;
  if (Array.isArray(data)) return data;
  const inner = isRecord(data) ? listIn(data) : undefined;
  if (inner) return inner;
  const lists = Object.values(answer).filter(Array.isArray);
  const filled = lists.filter(({ length }) => length > 0);
  if (filled.length === 1) return filled[0];
  return lists.length === 1 ? lists[0] : undefined;
}

/**
 * Returns the answer or the object in it that has the most of the expected fields. An envelope may have
 * some by chance, such as `status`, and so may a part, such as the `id` of an order's client.
 */
function objectIn(entries: object, answer: JsonRecord): unknown {
  const { data } = answer;
  const whole = isRecord(data) ? [data, answer] : [answer];
  const parts = whole.flatMap((each) => Object.values(each).filter(isRecord));
  const counted = [...whole, ...parts].map((value) => ({
    value,
    fields: countFields(entries, value),
  }));
  const most = Math.max(...counted.map(({ fields }) => fields));
  if (most === 0 && Array.isArray(data)) return data;
  return counted.find(({ fields }) => fields === most)?.value;
}

/** A list of payment methods has none of the expected fields, and stays a list. */
function onlyObjectIn(entries: object, answers: readonly unknown[]): JsonRecord | undefined {
  const [only] = answers;
  return answers.length === 1 && isRecord(only) && countFields(entries, only) > 0
    ? only
    : undefined;
}

function countFields(entries: object, value: JsonRecord): number {
  const names = Object.keys(entries);
  return names.filter((name) => readFieldIgnoringCase(value, name) !== undefined).length;
}
