import * as v from "valibot";
import { expect, test } from "vitest";
import { type CallSchemas, callSchemas } from "../calls/call-schemas.ts";
import { type Call, type CallName, calls } from "../calls/call-table.ts";
import type { StaffCall } from "../calls/staff-call-kinds.ts";
import { staffCallDocs } from "../staff/staff-call-docs.ts";
import { staffCallSchemas } from "../staff/staff-call-schemas.ts";
import { type StaffCallName, staffCalls } from "../staff/staff-calls.ts";
import { callDocs } from "./call-docs.ts";
import { createOpenApiDocument } from "./openapi-document.ts";

const document = createOpenApiDocument("1.2.3");
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const names = Object.keys(calls) as CallName[];

test("the operations are the calls of the contract, the place calls, the websockets and the provider notification", () => {
  const others = [
    "drawTile",
    "findPlace",
    "followBoard",
    "followOrder",
    "readPlace",
    "readVisitorCountry",
  ];
  const more = ["receiveProviderNotification", "searchPlaces", ...Object.keys(staffCalls)];
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
    [...names, ...others, ...more].sort(),
  );
});

test("every parameter example has the type of its schema", () => {
  for (const { parameters, operationId } of operations) {
    for (const { schema, example } of parameters) {
      if (example === undefined) continue;
      const type =
        Number.isInteger(example) && schema.type === "integer" ? "integer" : typeof example;
      expect(schema.type, operationId).toBe(type);
    }
  }
});

test("every tag of an operation has a description", () => {
  for (const { tags } of operations) {
    expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(tags));
  }
});

test("calls that accept an Idempotency-Key document it, and only those with stored answers refuse a reused one", () => {
  for (const name of names) {
    const { path, method, creates, givesDevice }: Call = calls[name];
    const operation = document.paths[path]?.[method.toLowerCase() as "post"];
    const takesKey = operation?.parameters.some((parameter) => parameter.in === "header");
    const refusals = operation?.responses["422"]?.description ?? "";
    expect(takesKey, name).toBe(creates === true || givesDevice === true);
    if (takesKey) expect(refusals, name).toContain("`invalid_params`");
    expect(refusals.includes("`idempotency_key_reused`"), name).toBe(creates === true);
  }
});

test("429 and 503 announce Retry-After", () => {
  const later = { "Retry-After": { $ref: "#/components/headers/RetryAfter" } };
  for (const { responses, operationId } of operations) {
    expect(responses["429"]?.headers, operationId).toEqual(later);
    expect(responses["503"]?.headers, operationId).toEqual(later);
  }
});

test("every reference names a component of the document", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, to]) => to,
  );
  const componentPaths = Object.entries(document.components).flatMap(([part, named]) =>
    Object.keys(named).map((name) => `#/components/${part}/${name}`),
  );
  expect(references.length).toBeGreaterThan(0);
  expect(componentPaths).toEqual(expect.arrayContaining(references));
});

test("every path parameter is documented", () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(methods)) {
      const documented = parameters.filter(
        (parameter) => parameter.in === "path" && parameter.required,
      );
      expect(documented.map(({ name }) => name)).toEqual(inPath);
    }
  }
});

test("every call with a body has an example that its schema accepts", () => {
  for (const name of names) {
    const { body }: CallSchemas = callSchemas[name];
    expect(callDocs[name].example !== undefined, name).toBe(body !== undefined);
    if (body) expect(v.safeParse(body, callDocs[name].example).issues, name).toBeUndefined();
  }
});

test("every staff call with a JSON body has an example that its schema accepts", () => {
  for (const name of Object.keys(staffCalls) as StaffCallName[]) {
    const { body }: CallSchemas = staffCallSchemas[name];
    const { fileTypes }: StaffCall = staffCalls[name];
    const isJson = body !== undefined && !fileTypes;
    expect(staffCallDocs[name].example !== undefined, name).toBe(isJson);
    if (isJson) expect(v.safeParse(body, staffCallDocs[name].example).issues, name).toBeUndefined();
  }
});

test("a call that takes a file documents its content types", () => {
  const upload = document.paths["/ms-menu/companies/{companyId}/pictures"]?.post;
  expect(Object.keys(upload?.requestBody?.content ?? {})).toEqual([
    "image/webp",
    "image/jpeg",
    "image/png",
    "image/avif",
  ]);
});

test("a staff call documents its permission and the session that it needs", () => {
  const { description, security, responses } = document.paths[
    "/ms-orders/companies/{companyId}/board"
  ]?.get ?? { description: "", security: null, responses: {} };
  expect(description).toContain("`orders.read`");
  expect(security).toEqual([{ staff: [] }, { apiKey: [] }]);
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(["401", "403"]));
});

test("a call that no API key may make documents the session alone", () => {
  const team = document.paths["/ms-staff/companies/{companyId}/team"]?.get;
  expect(team?.security).toEqual([{ staff: [] }]);
  expect(team?.description).toContain("No API key may make it.");
  expect(document.components.securitySchemes.apiKey).toMatchObject({ scheme: "bearer" });
});

test("an error response lists its codes under their status", () => {
  const responses = document.paths["/ms-orders/public/orders"]?.post?.responses;
  expect(responses?.["409"]?.description).toMatch(/`not_orderable`.*`out_of_stock`/s);
  expect(responses?.["201"]?.content?.["application/json"]?.schema).toEqual({
    $ref: "#/components/schemas/Order",
  });
});
