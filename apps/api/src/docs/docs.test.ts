import { createHash } from "node:crypto";
import { calls } from "@comanda/contract/calls/call-table";
import { problems } from "@comanda/contract/calls/problems";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";

let api: TestApp;
let page: string;
let policy: string;
beforeAll(async () => {
  api = await createTestApp([]);
  const response = await api.raw("/ms-docs");
  expect(response.headers.get("content-type")).toMatch("text/html");
  page = await response.text();
  policy = response.headers.get("content-security-policy") ?? "";
});
afterAll(() => api.close());

test("the document is OpenAPI 3.1, with the server's version", async () => {
  const { body, status } = await api.send("GET", "/ms-docs/openapi.json");
  expect(status).toBe(200);
  expect(body).toMatchObject({ openapi: "3.1.0", info: { version: "1.2.3" } });
});

test("the document passes redocly's recommended rules without an error or a warning", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const lint = async (source: object) => {
    const found = await lintFromString({
      source: JSON.stringify(source),
      absoluteRef: "openapi.json",
      config,
    });
    return found.map(({ severity, ruleId, message }) => ({ severity, ruleId, message }));
  };
  const { body: document } = await api.send("GET", "/ms-docs/openapi.json");
  expect(await lint(document)).toEqual([]);
  // The rules do find a broken document.
  expect(await lint({ ...document, security: undefined })).toContainEqual(
    expect.objectContaining({ severity: "error", ruleId: "security-defined" }),
  );
});

test("the page lists every call and every error code", () => {
  for (const [name, { method, path }] of Object.entries(calls)) {
    expect(page).toContain(`id="${name}"`);
    const call = `<strong class="method">${method}</strong> <code>${path}</code>`;
    expect(page).toContain(call);
  }
  for (const code of Object.keys(problems)) expect(page).toContain(`<tr id="${code}">`);
  expect(page).toContain("combos[].modifiers[].quantity");
  expect(page).not.toMatch(/undefined|\[object/);
});

test("every link of the page leads to an id, and every id is unique", () => {
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, to]) => to);
  expect(ids).toEqual(expect.arrayContaining(targets));
});

test("the page runs and loads nothing, and its policy allows only its own style", () => {
  expect(page).not.toMatch(/<(script|link|img|iframe|object|base)\b| (style|src|srcset|on\w+)=/);
  expect(page).not.toMatch(/href="(?![#/])|@import|url\(/);
  const style = /<style>(.*)<\/style>/s.exec(page)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
});
