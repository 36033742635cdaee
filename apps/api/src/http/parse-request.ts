import type { CallSchemas } from "@comanda/contract/calls/call-schemas";
import { faultsFromIssues } from "@comanda/contract/calls/parse-answer";
import type { StaffCall } from "@comanda/contract/calls/staff-call-kinds";
import type { Context } from "hono";
import * as v from "valibot";
import { Refusal } from "../shared/refusal.ts";
import { readFileBody, readJsonBody } from "./json-body.ts";
import type { HttpEnv } from "./request-env.ts";

const MAX_FAULTS = 20;

/** What a call's body may be, where it is not JSON of the usual size; see `StaffCall`. */
export type BodyLimits = Pick<StaffCall, "maxBytes" | "fileTypes">;

export type ParsedRequest = Record<"params" | "query" | "body", unknown>;

/**
 * Validates the parts of a request by the schemas of its call. 422 `invalid_params` and
 * `invalid_body`, and the refusals of `readJsonBody`.
 */
export async function parseRequest(
  { params, query, body }: Pick<CallSchemas, "params" | "query" | "body">,
  c: Context<HttpEnv>,
  limits: BodyLimits = {},
): Promise<ParsedRequest | Refusal> {
  const parts = {
    params: parsePart("invalid_params", params, c.req.param()),
    query: parsePart("invalid_params", query, withoutEmptyValues(c.req.query())),
    body: body && parsePart("invalid_body", body, await readBody(c.req.raw, limits)),
  };
  for (const part of Object.values(parts)) if (part instanceof Refusal) return part;
  return parts;
}

function readBody(request: Request, { maxBytes, fileTypes }: BodyLimits): Promise<unknown> {
  if (!fileTypes) return readJsonBody(request, maxBytes);
  return readFileBody(request, fileTypes, maxBytes);
}

function parsePart(
  code: "invalid_params" | "invalid_body",
  schema: v.GenericSchema | undefined,
  value: unknown,
): unknown {
  if (!schema || value instanceof Refusal) return value;
  // A text that is too long meets no pattern: some would take seconds for the longest body.
  const parsed = v.safeParse(schema, value, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  return new Refusal(code, { errors: faultsFromIssues(parsed.issues, MAX_FAULTS) });
}

/** An empty query value counts as absent. */
function withoutEmptyValues(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
}
