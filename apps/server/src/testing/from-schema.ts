import fc from "fast-check";
import * as v from "valibot";
import { hostileTexts } from "./hostile-texts.ts";

const numbers = [0, 1, -1, 2, 10, 45, 100, 0.005, 0.1, 4.999, 60_000, 1_000_000_000, 1e21, -1e308];

/** Enough items to reach each branch, few enough for thousands of pages. */
const MAX_ITEMS = 3;

const made = new WeakMap<v.GenericSchema, fc.Arbitrary<unknown>>();

/**
 * Generates values that a backend may send and this schema accepts: optional parts are absent or
 * null at times, and every text is hostile.
 */
export function fromSchema(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const existing = made.get(schema);
  if (existing) return existing;
  const arbitrary = ofKind(schema as unknown as Walked);
  made.set(schema, arbitrary);
  return arbitrary;
}

/** The fields of valibot's schemas that are read, by their `type`. */
type Walked = v.GenericSchema & {
  type: string;
  wrapped: v.GenericSchema;
  entries: Record<string, v.GenericSchema>;
  item: v.GenericSchema;
  value: v.GenericSchema;
  options: readonly unknown[];
  literal: unknown;
};

function ofKind(schema: Walked): fc.Arbitrary<unknown> {
  const oneOf = (values: readonly unknown[]) => fc.constantFrom(...values.filter(passes(schema)));
  switch (schema.type) {
    case "object":
      return ofObject(schema.entries);
    case "nullish":
    case "nullable":
    case "optional":
      return fc.oneof(
        { arbitrary: fromSchema(schema.wrapped), weight: 5 },
        { arbitrary: fc.constantFrom(...[null, undefined].filter(passes(schema))), weight: 1 },
      );
    case "array":
      return fc.array(fromSchema(schema.item), { maxLength: MAX_ITEMS }).filter(passes(schema));
    case "record":
      return fc.dictionary(oneOfTexts(), fc.oneof(oneOfTexts(), fc.constantFrom(...numbers)), {
        maxKeys: MAX_ITEMS,
      });
    case "union":
      return fc.oneof(...(schema.options as v.GenericSchema[]).map(fromSchema));
    case "picklist":
      return fc.constantFrom(...schema.options);
    case "literal":
      return fc.constant(schema.literal);
    case "boolean":
      return fc.boolean();
    case "number":
      return oneOf(numbers);
    case "string":
      return oneOf(hostileTexts);
    case "unknown":
      return fc.oneof(oneOfTexts(), fc.constant(null));
    default:
      throw new Error(`No values are existing for a schema of the type ${schema.type}`);
  }
}

/** An undefined value disappears when the object is sent as JSON. */
function ofObject(entries: Walked["entries"]): fc.Arbitrary<object> {
  const parts = Object.entries(entries).map(([key, part]) => [key, fromSchema(part)]);
  return fc.record(Object.fromEntries(parts) as Record<string, fc.Arbitrary<unknown>>);
}

function oneOfTexts(): fc.Arbitrary<string> {
  return fc.constantFrom(...hostileTexts);
}

function passes(schema: v.GenericSchema): (value: unknown) => boolean {
  return (value) => v.safeParse(schema, value).success;
}
