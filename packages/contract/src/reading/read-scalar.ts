import * as v from "valibot";
import { WallClockTime } from "../companies/company.ts";
import { AnyInstant, Id, Instant } from "../fields/field-schemas.ts";
import { normalizeInstant } from "../fields/instant.ts";
import * as scalars from "./parse-scalar.ts";

type Scalar = v.GenericSchema & {
  options?: readonly unknown[];
  pipe?: readonly { type: string; requirement?: unknown; operation?: unknown }[];
};

/**
 * Converts a scalar that the schema refuses but whose meaning is certain; undefined if the meaning is
 * not certain.
 */
export function readScalar(schema: v.GenericSchema, given: unknown): unknown {
  // Ids are opaque: those of another backend may have any form that a URL can contain.
  if (schema === Id) return parseId(given);
  for (const form of candidateValues(schema, given)) {
    if (form === undefined) continue;
    const parsed = v.safeParse(schema, form);
    if (parsed.success) return parsed.output;
  }
  return undefined;
}

function candidateValues(schema: Scalar, given: unknown): unknown[] {
  switch (schema.type) {
    case "number":
      return [scalars.parseNumber(given)];
    case "boolean":
      return [scalars.parseBoolean(given)];
    case "picklist":
      return [scalars.matchOption(given, schema.options ?? [])];
    case "string":
      return candidateTexts(schema, given);
    default:
      return [];
  }
}

function candidateTexts(schema: Scalar, given: unknown): unknown[] {
  if (schema === WallClockTime) return [scalars.parseTime(given)];
  if (isInstantSchema(schema)) return [scalars.parseEpoch(given)];
  const text = scalars.numberAsText(given) ?? given;
  const isCode = schema.pipe?.some(({ type }) => type === "regex");
  const trimmed = typeof text === "string" ? text.trim() : undefined;
  if (isCode) return [text, trimmed, trimmed?.toUpperCase(), trimmed?.toLowerCase()];
  const limit = schema.pipe?.find(({ type }) => type === "max_length")?.requirement;
  return [text, scalars.sanitizeText(text, typeof limit === "number" ? limit : 5000)];
}

function isInstantSchema(schema: Scalar): boolean {
  if (schema === AnyInstant || schema === Instant) return true;
  return schema.pipe?.some(({ operation }) => operation === normalizeInstant) ?? false;
}

function parseId(given: unknown): string | undefined {
  const text = (scalars.numberAsText(given) ?? (typeof given === "string" ? given : "")).trim();
  const fits = text.length > 0 && text.length <= 200 && !/[\p{Cc}\s\\]|^\.+$/u.test(text);
  return fits ? text : undefined;
}
