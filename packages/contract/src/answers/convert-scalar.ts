import * as v from "valibot";
import { Stock } from "../companies/menu.ts";
import { AnyInstant, Id, Instant, WallClockTime } from "../fields/field-schemas.ts";
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
export function convertScalar(schema: v.GenericSchema, value: unknown): unknown {
  // Ids are opaque: those of another backend may have any form that a URL can contain, encoded.
  if (schema === Id) return parseId(value);
  for (const form of candidateValues(schema, value)) {
    if (form === undefined) continue;
    const parsed = v.safeParse(schema, form);
    if (parsed.success) return parsed.output;
  }
  return undefined;
}

function candidateValues(schema: Scalar, value: unknown): unknown[] {
  switch (schema.type) {
    case "number":
      // Of a stock of 2.5 pieces two can be sold.
      return [
        scalars.parseNumber(value),
        schema === Stock ? scalars.wholePieces(value) : undefined,
      ];
    case "boolean":
      return [scalars.parseBoolean(value)];
    case "picklist":
      return [scalars.matchOption(value, schema.options ?? [])];
    case "string":
      return candidateTexts(schema, value);
    default:
      return [];
  }
}

function candidateTexts(schema: Scalar, value: unknown): unknown[] {
  if (schema === WallClockTime) return [scalars.parseTime(value)];
  if (isInstantSchema(schema)) return [scalars.parseEpoch(value)];
  const text = scalars.numberAsText(value) ?? value;
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

/** A line break, or dots that a URL takes for a folder; spaces and other marks are encoded wherever an id is in a URL. */
const UNUSABLE_ID = /\p{Cc}|^\.+$/u;

function parseId(value: unknown): string | undefined {
  const text = (scalars.numberAsText(value) ?? (typeof value === "string" ? value : "")).trim();
  const fits = text.length > 0 && text.length <= 200 && !UNUSABLE_ID.test(text);
  return fits ? text : undefined;
}
