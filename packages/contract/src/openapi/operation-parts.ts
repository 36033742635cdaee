import type { JsonSchema } from "@valibot/to-json-schema";
import type { Parameter } from "./openapi-types.ts";

export const textSchema: JsonSchema = { type: "string" };
/** A schema that allows null too. */
export const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: "null" }] });
/** An object with these properties, all of them required. */
export const objectSchema = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});

/** Returns a query parameter; it is required if it has an example. */
export const queryParameter = (name: string, schema: JsonSchema, example?: unknown): Parameter => ({
  name,
  in: "query",
  required: example !== undefined,
  schema,
  ...(example !== undefined && { example }),
});
/** Returns a parameter of the path, which is always required. */
export const pathParameter = (name: string, schema: JsonSchema, example: unknown): Parameter => ({
  ...queryParameter(name, schema, example),
  in: "path",
});
