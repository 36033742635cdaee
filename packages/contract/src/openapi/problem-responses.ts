import type { JsonSchema } from "@valibot/to-json-schema";
import { FAULT_CODES } from "../calls/fault-codes.ts";
import { type ProblemCode, problems } from "../calls/problems.ts";
import type { Response } from "./openapi-types.ts";

const RETRY_AFTER = { "Retry-After": { $ref: "#/components/headers/RetryAfter" } };

/** The headers of problem responses. */
export const problemHeaders = {
  RetryAfter: {
    description: "The seconds to wait before the next try",
    schema: { type: "integer", minimum: 1 },
  },
} as const;

/** Returns one response for each status, with the codes that it can carry. */
export function problemResponses(codes: readonly ProblemCode[]): Record<string, Response> {
  const byStatus = Map.groupBy(new Set(codes), (code) => problems[code].status);
  const responses = [...byStatus].map(([status, same]) => [
    status,
    {
      description: same.map((code) => `\`${code}\`: ${problems[code].title}`).join("\n\n"),
      ...((status === 429 || status === 503) && { headers: RETRY_AFTER }),
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
    properties: {
      path: { type: "string" },
      message: { type: "string" },
      code: { type: "string", enum: [...FAULT_CODES] },
      facts: { type: "object", additionalProperties: { type: ["string", "number"] as never } },
    },
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

const currentParts: JsonSchema = {
  type: "array",
  items: {
    type: "object",
    properties: {
      kind: { type: "string", enum: ["product", "category", "modifier_group"] },
      id: { type: "string" },
      revision: { anyOf: [{ type: "string" }, { type: "null" }] },
      value: { description: "As in the import file; null for a part that is gone" },
    },
    required: ["kind", "id", "revision", "value"],
  },
};

/** The body of every answer that is not a success. */
export const problemSchema: JsonSchema = {
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
    retry_after: {
      type: "integer",
      minimum: 1,
      description: "The seconds to wait, as in the header `Retry-After`",
    },
    lines: { ...shortages, description: "The lines that ask for more than is left" },
    parts: { ...currentParts, description: "The parts of the menu that were changed first" },
  },
  required: ["type", "title", "status", "code"],
};
