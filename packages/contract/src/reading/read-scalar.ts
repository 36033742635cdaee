import * as v from "valibot";
import { Time } from "../company.ts";
import { instantText } from "../instant.ts";
import { Id, Instant, Moment } from "../parts.ts";
import * as scalars from "./scalars.ts";

type Scalar = v.GenericSchema & {
  options?: readonly unknown[];
  pipe?: readonly { type: string; requirement?: unknown; operation?: unknown }[];
};

/**
 * A scalar of another form whose meaning is plain, as the schema has it; undefined where it is not
 * plain. The schema has refused it as it is.
 */
export function readScalar(schema: v.GenericSchema, given: unknown): unknown {
  // Ids are opaque: another backend's may have any form that an address can carry.
  if (schema === Id) return idIn(given);
  for (const form of formsOf(schema, given)) {
    if (form === undefined) continue;
    const parsed = v.safeParse(schema, form);
    if (parsed.success) return parsed.output;
  }
  return undefined;
}

function formsOf(schema: Scalar, given: unknown): unknown[] {
  switch (schema.type) {
    case "number":
      return [scalars.numberIn(given)];
    case "boolean":
      return [scalars.booleanIn(given)];
    case "picklist":
      return [scalars.optionIn(given, schema.options ?? [])];
    case "string":
      return textForms(schema, given);
    default:
      return [];
  }
}

function textForms(schema: Scalar, given: unknown): unknown[] {
  if (schema === Time) return [scalars.timeIn(given)];
  if (isMoment(schema)) return [scalars.epochIn(given)];
  const text = scalars.textIn(given) ?? given;
  const isCode = schema.pipe?.some(({ type }) => type === "regex");
  const trimmed = typeof text === "string" ? text.trim() : undefined;
  if (isCode) return [text, trimmed, trimmed?.toUpperCase(), trimmed?.toLowerCase()];
  const limit = schema.pipe?.find(({ type }) => type === "max_length")?.requirement;
  return [text, scalars.cleanText(text, typeof limit === "number" ? limit : 5000)];
}

function isMoment(schema: Scalar): boolean {
  if (schema === Moment || schema === Instant) return true;
  return schema.pipe?.some(({ operation }) => operation === instantText) ?? false;
}

function idIn(given: unknown): string | undefined {
  const text = (scalars.textIn(given) ?? (typeof given === "string" ? given : "")).trim();
  const fits = text.length > 0 && text.length <= 200 && !/[\p{Cc}\s\\]|^\.+$/u.test(text);
  return fits ? text : undefined;
}
