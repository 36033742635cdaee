import type { JsonSchema } from "@valibot/to-json-schema";
import type { Method } from "../calls/call-table.ts";

export type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
};

type Content = { content: Record<string, { schema: JsonSchema; example?: unknown }> };
type Header = { description: string; schema: JsonSchema };
type Reference = { $ref: string };

export type Response = {
  description: string;
  headers?: Record<string, Reference>;
} & Partial<Content>;

/** The alternatives to authorize a request; `{}` means none is needed. */
export type Security = Record<string, []>[];

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  /** Set if it differs from the document's. */
  security?: Security;
  parameters: Parameter[];
  requestBody?: Content & { required: true };
  responses: Record<string, Response>;
};

export type Paths = Record<string, Partial<Record<Lowercase<Method>, Operation>>>;

/** The part of OpenAPI 3.1 that the document uses. */
export type OpenApiDocument = {
  openapi: "3.1.0";
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  security: Security;
  tags: { name: string; description: string }[];
  paths: Paths;
  components: {
    schemas: Record<string, JsonSchema>;
    headers: Record<string, Header>;
    securitySchemes: Record<string, Record<string, string>>;
  };
};
