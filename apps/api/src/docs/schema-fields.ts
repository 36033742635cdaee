import type { JsonSchema } from "@comanda/contract/openapi/json-schemas";

/** One row of a table of fields. */
export type SchemaField = {
  /** `combos[].quantity`; empty for the whole value. */
  path: string;
  type: string;
  /** The name of its schema, to link to; null for an unnamed one. */
  reference: string | null;
  required: boolean;
  /** `1 to 100`, `at most 120 characters`. */
  rules: string[];
};

/**
 * Returns the fields of a schema, each followed by the fields of the objects in it; named schemas
 * are not expanded.
 */
export function schemaFields(schema: JsonSchema, path = "", required = true): SchemaField[] {
  const shape = withoutNull(schema);
  const reference = shape.$ref?.split("/").at(-1) ?? null;
  const self = { path, type: typeOf(shape), reference, required, rules: rulesOf(shape, schema) };
  const selfFields = path === "" && shape.properties ? [] : [self];
  const inside = Object.entries(shape.properties ?? {}).flatMap(([name, property]) => {
    const inner = path === "" ? name : `${path}.${name}`;
    return schemaFields(object(property), inner, shape.required?.includes(name) ?? false);
  });
  const items = shape.type === "array" ? object(shape.items) : null;
  const opened = items && withoutNull(items).properties ? schemaFields(items, `${path}[]`) : [];
  return [...selfFields, ...inside, ...opened.filter((field) => field.path !== `${path}[]`)];
}

/** Returns the schema without `null`, which the table does not show. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const others = (schema.anyOf ?? []).map(object).filter(({ type }) => type !== "null");
  return others.length === 1 && others[0] ? others[0] : schema;
}

function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "";
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" · ");
  if (schema.anyOf) return schema.anyOf.map((choice) => typeOf(object(choice))).join(" or ");
  if (schema.type === "array") return `list of ${typeOf(withoutNull(object(schema.items)))}`;
  return [schema.type ?? "anything"].flat().join(" or ");
}

function rulesOf(shape: JsonSchema, { default: preset, description }: JsonSchema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, format } = shape;
  const rules = [
    range(minimum, maximum, ""),
    range(minLength, maxLength, " characters"),
    range(minItems, maxItems, " entries"),
    format,
    pattern && `pattern ${pattern}`,
    preset != null && preset !== "" && `default ${JSON.stringify(preset)}`,
    shape.description ?? description,
  ];
  return rules.filter((rule) => typeof rule === "string");
}

function range(from: number | undefined, to: number | undefined, unit: string): string | undefined {
  if (from !== undefined && to !== undefined) return `${from} to ${to}${unit}`;
  if (from !== undefined) return `at least ${from}${unit}`;
  return to === undefined ? undefined : `at most ${to}${unit}`;
}

function object(schema: JsonSchema["items"]): JsonSchema {
  return typeof schema === "object" && !Array.isArray(schema) ? schema : {};
}
