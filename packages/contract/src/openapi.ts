import type { JsonSchema } from "@valibot/to-json-schema";
import { callDocs } from "./call-docs.ts";
import { type Call, type CallName, calls, type Method } from "./calls.ts";
import { type ProblemCode, problems } from "./errors.ts";
import { jsonSchemaOf, namedJsonSchemas } from "./json-schemas.ts";
import { type CallSchemas, schemas } from "./schemas.ts";

export type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
};

type Content = { content: Record<string, { schema: JsonSchema; example?: unknown }> };

export type Operation = {
  operationId: CallName;
  tags: string[];
  summary: string;
  description?: string;
  parameters: Parameter[];
  requestBody?: Content & { required: true };
  responses: Record<string, { description: string } & Partial<Content>>;
};

/** The part of OpenAPI 3.1 that the document uses. */
export type OpenApiDocument = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Partial<Record<Lowercase<Method>, Operation>>>;
  components: { schemas: Record<string, JsonSchema> };
};

/** Every call of the contract as an OpenAPI 3.1 document. */
export function openApiDocument(version: string): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const name of Object.keys(calls) as CallName[]) {
    const { path, method } = calls[name];
    const verb = method.toLowerCase() as Lowercase<Method>;
    paths[path] = { ...paths[path], [verb]: operationOf(name) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Comanda API",
      version,
      description:
        "Everything that the storefront asks for. Amounts are in major units: 28.5 is 28.50. What goes wrong is answered with application/problem+json and a stable code. Who asks too much gets 429 `rate_limited`, and in `Retry-After` the seconds to wait.",
    },
    tags: [...new Set(Object.values(calls).map(({ path }) => serviceOf(path)))].map((name) => ({
      name,
    })),
    paths,
    components: { schemas: { ...namedJsonSchemas(), Problem: problemSchema } },
  };
}

/** `/ms-orders/public/…` is of the service `orders`. */
function serviceOf(path: Call["path"]): string {
  return path.split("/")[1]?.replace("ms-", "") ?? "";
}

function operationOf(name: CallName): Operation {
  const call: Call = calls[name];
  const { params, query, body, answer }: CallSchemas = schemas[name];
  const { summary, description, errors, example } = callDocs[name];
  const common: ProblemCode[] = ["rate_limited", "busy", "unavailable", "internal"];
  if (params || query) common.unshift("invalid_params");
  if (body) {
    common.unshift("invalid_body", "malformed_json", "payload_too_large", "unsupported_media_type");
  }
  if (call.creates) common.unshift("idempotency_key_reused");
  return {
    operationId: name,
    tags: [serviceOf(call.path)],
    summary,
    ...(description && { description }),
    parameters: [
      ...parametersOf("path", params),
      ...parametersOf("query", query),
      ...(call.creates ? [idempotencyKey] : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          "application/json": { schema: jsonSchemaOf(body), ...(example ? { example } : {}) },
        },
      },
    }),
    responses: {
      [call.status]: {
        description: "Done",
        ...(answer && { content: { "application/json": { schema: jsonSchemaOf(answer) } } }),
      },
      ...problemResponses([...errors, ...common]),
    },
  };
}

const idempotencyKey: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "The same key with the same body gets the same answer, however often it is sent.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

function parametersOf(place: "path" | "query", schema: CallSchemas["params"]): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: typeof property === "boolean" ? {} : property,
  }));
}

/** One response a status, with the codes that it may carry. */
function problemResponses(codes: readonly ProblemCode[]): Operation["responses"] {
  const byStatus = Map.groupBy(new Set(codes), (code) => problems[code].status);
  const responses = [...byStatus].map(([status, same]) => [
    status,
    {
      description: same.map((code) => `\`${code}\`: ${problems[code].title}`).join("\n\n"),
      content: {
        "application/problem+json": {
          schema: {
            allOf: [
              { $ref: "#/components/schemas/Problem" },
              { properties: { code: { enum: same } } },
            ],
          },
        },
      },
    },
  ]);
  return Object.fromEntries(responses);
}

const faults: JsonSchema = {
  type: "array",
  items: {
    type: "object",
    properties: { path: { type: "string" }, message: { type: "string" } },
    required: ["path", "message"],
  },
};

const shortages: JsonSchema = {
  type: "array",
  items: {
    type: "object",
    properties: {
      line: { type: "integer" },
      product_id: { type: "string" },
      variant_id: { type: "string" },
      modifier_id: { type: "string" },
      name: { type: "string" },
      left: { type: "integer" },
    },
    required: ["line", "product_id", "variant_id", "name", "left"],
  },
};

const problemSchema: JsonSchema = {
  type: "object",
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    code: { type: "string", enum: Object.keys(problems) },
    detail: { type: "string" },
    request_id: { type: "string" },
    errors: { ...faults, description: "The faults of a bad body or parameter" },
    reasons: {
      type: "array",
      items: { type: "object", properties: { code: { type: "string" } }, required: ["code"] },
      description: "Why an order is not taken",
    },
    next_at: {
      anyOf: [{ type: "string", format: "date-time" }, { type: "null" }],
      description: "When the order would be taken",
    },
    lines: { ...shortages, description: "The lines that ask for more than is left" },
  },
  required: ["type", "title", "status", "code"],
};
