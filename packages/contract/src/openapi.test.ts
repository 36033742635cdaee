import * as v from "valibot";
import { expect, test } from "vitest";
import { callDocs } from "./call-docs.ts";
import { type CallName, calls } from "./calls.ts";
import { openApiDocument } from "./openapi.ts";
import { type CallSchemas, schemas } from "./schemas.ts";

const document = openApiDocument("1.2.3");
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const names = Object.keys(calls) as CallName[];

test("every call of the contract is an operation, and no other", () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...names].sort());
});

test("every reference leads somewhere", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, to]) => to,
  );
  const known = Object.keys(document.components.schemas).map(
    (name) => `#/components/schemas/${name}`,
  );
  expect(references.length).toBeGreaterThan(0);
  expect(known).toEqual(expect.arrayContaining(references));
});

test("every parameter of a path is told", () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(methods)) {
      const told = parameters.filter((parameter) => parameter.in === "path" && parameter.required);
      expect(told.map(({ name }) => name)).toEqual(inPath);
    }
  }
});

test("every body has an example, and the schemas take it", () => {
  for (const name of names) {
    const { body }: CallSchemas = schemas[name];
    expect(callDocs[name].example !== undefined, name).toBe(body !== undefined);
    if (body) expect(v.safeParse(body, callDocs[name].example).issues, name).toBeUndefined();
  }
});

test("errors say their codes under their status", () => {
  const responses = document.paths["/ms-orders/public/orders"]?.post?.responses;
  expect(responses?.["409"]?.description).toMatch(/`not_orderable`.*`out_of_stock`/s);
  expect(responses?.["201"]?.content?.["application/json"]?.schema).toEqual({
    $ref: "#/components/schemas/Order",
  });
});
