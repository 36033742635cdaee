import type { CallDoc } from "../calls/call-doc.ts";
import { type CallSchemas, callSchemas } from "../calls/call-schemas.ts";
import { type Call, type CallName, calls, type Method } from "../calls/call-table.ts";
import type { ProblemCode } from "../calls/problems.ts";
import type { StaffCall } from "../calls/staff-call-kinds.ts";
import { isCallForKeys } from "../keys/calls-for-keys.ts";
import { staffCallDocs } from "../staff/staff-call-docs.ts";
import { staffCallSchemas } from "../staff/staff-call-schemas.ts";
import { type StaffCallName, staffCalls } from "../staff/staff-calls.ts";
import { callDocs } from "./call-docs.ts";
import { type JsonSchema, jsonSchemaOf, namedJsonSchemas } from "./json-schemas.ts";
import type { OpenApiDocument, Operation, Parameter, Paths } from "./openapi-types.ts";
import { otherPaths } from "./other-paths.ts";
import { problemHeaders, problemResponses, problemSchema } from "./problem-responses.ts";
import {
  DEVICE_SECURITY,
  KEY_SECURITY,
  OPTIONAL_DEVICE_SECURITY,
  SECURITY_SCHEMES,
  STAFF_SECURITY,
} from "./security-schemes.ts";

export type { OpenApiDocument, Operation } from "./openapi-types.ts";

const API_DESCRIPTION =
  "All calls of the storefront and of the console. Amounts are in major units: 28.5 is 28.50. Errors are application/problem+json documents with a stable code. A request must be complete within 30 seconds. A path answers an unknown method with 405 `method_not_allowed` and lists its methods in `Allow`. Too many requests get 429 `rate_limited` with the seconds to wait in `Retry-After`; a 503 has this header too.";

const TAG_DESCRIPTIONS: Record<string, string> = {
  companies: "The company of a host name, how it sells, and what a delivery costs",
  products: "The menu",
  orders: "Drafts, placed orders, table codes and coupons",
  payments: "Payment methods, online payments, and the notifications of providers",
  clients: "The visitor's client, with addresses, points and ratings",
  notifications: "The health of the server, and the websocket of an order",
  reports: "Visits",
  console:
    "What staff do. A call needs the session of a member of the company whose role has the permission, and one that changes something must come from a page of the console; or an API key of the company with the permission, from anywhere",
  places:
    "Addresses and the drawn map, for the pages of the host's company. The storefront's server answers these itself, also in front of another backend",
};

const CONSOLE_TAG = "console";

/** Calls that answer 404 without the device's cookie. */
const CALLS_REQUIRING_DEVICE: readonly CallName[] = ["readClient", "createAddress"];

/** Creates every call of the contract as an OpenAPI 3.1 document. */
export function createOpenApiDocument(version: string): OpenApiDocument {
  const paths: Paths = {};
  const add = ({ path, method }: Pick<Call, "path" | "method">, operation: Operation) => {
    const verb = method.toLowerCase() as Lowercase<Method>;
    paths[path] = { ...paths[path], [verb]: operation };
  };
  for (const name of Object.keys(calls) as CallName[]) add(calls[name], publicOperation(name));
  for (const name of Object.keys(staffCalls) as StaffCallName[])
    add(staffCalls[name], staffOperation(name));
  return {
    openapi: "3.1.0",
    info: {
      title: "Comanda API",
      version,
      description: API_DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "The server that this document is read from" }],
    security: OPTIONAL_DEVICE_SECURITY,
    tags: Object.entries(TAG_DESCRIPTIONS).map(([name, description]) => ({ name, description })),
    paths: { ...paths, ...otherPaths },
    components: {
      schemas: { ...namedJsonSchemas(), Problem: problemSchema },
      headers: problemHeaders,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

/** Returns the service of a path: `orders` for `/ms-orders/public/…`. */
function serviceOf(path: Call["path"]): string {
  return path.split("/")[1]?.replace("ms-", "") ?? "";
}

function publicOperation(name: CallName): Operation {
  const operation = operationOf(name, calls[name], callSchemas[name], callDocs[name]);
  if (CALLS_REQUIRING_DEVICE.includes(name)) operation.security = DEVICE_SECURITY;
  return operation;
}

/** A call of the console: it documents the permission, and the refusals of other callers. */
function staffOperation(name: StaffCallName): Operation {
  const call: StaffCall = staffCalls[name];
  const doc: CallDoc = staffCallDocs[name];
  const needed = `Needs the permission \`${call.permission}\`.`;
  const forKeys = isCallForKeys(name);
  const withoutKeys = forKeys ? null : "No API key may make it.";
  const description = [doc.description, needed, withoutKeys].filter(Boolean).join(" ");
  const refusals: ProblemCode[] = ["signed_out", "api_key_unknown", "forbidden"];
  const documented = { ...doc, description, errors: [...doc.errors, ...refusals] };
  const operation = operationOf(name, call, staffCallSchemas[name], documented);
  if (call.fileTypes) operation.requestBody = fileBody(call.fileTypes);
  return { ...operation, tags: [CONSOLE_TAG], security: forKeys ? KEY_SECURITY : STAFF_SECURITY };
}

function operationOf(
  name: string,
  call: Call,
  { params, query, body, answer }: CallSchemas,
  { summary, description, errors, example }: CallDoc,
): Operation {
  const common: ProblemCode[] = ["rate_limited", "busy", "unavailable", "internal"];
  if (call.method !== "GET") common.unshift("foreign_origin");
  if (params || query || call.creates || call.givesDevice) common.unshift("invalid_params");
  if (body) {
    common.unshift(
      "invalid_body",
      "malformed_json",
      "incomplete_body",
      "payload_too_large",
      "unsupported_media_type",
    );
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
      ...(call.givesDevice ? [deviceKey] : []),
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

/** A body that is a file of one of these content types. */
function fileBody(types: readonly string[]): NonNullable<Operation["requestBody"]> {
  const schema: JsonSchema = { type: "string", format: "binary" };
  return { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

const idempotencyKey: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "Every request with the same key and body gets the same answer. Use random keys, such as a UUID: a repetition with a key of 22 characters or more proves the visitor of the first request, and gets the same device cookie. A key that is not 1 to 255 visible ASCII characters is refused with `invalid_params`.",
  schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[!-~]+$" },
};

const deviceKey: Parameter = {
  ...idempotencyKey,
  description:
    "For a visitor without a device: requests with the same key get the same device cookie, also at the other calls with this parameter and with another body. Use random keys of 22 characters or more, such as a UUID, and keep them secret; shorter ones have no effect. A key that is not 1 to 255 visible ASCII characters is refused with `invalid_params`.",
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
