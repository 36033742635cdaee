import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createTestKey } from "../testing/create-test-key.ts";
import { readProblem } from "./testing/read-problem.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const JSON_TYPE = { "content-type": "application/json" };
const post = (init: RequestInit) =>
  api.raw("/ms-orders/public/orders", { method: "POST", ...init });

test.each([
  ["no content type", { body: new Blob(["{}"]) }, 415, "unsupported_media_type"],
  [
    "another content type",
    { body: "{}", headers: { "content-type": "text/plain" } },
    415,
    "unsupported_media_type",
  ],
  ["a form", { body: new URLSearchParams("a=b") }, 415, "unsupported_media_type"],
  ["no body", { headers: JSON_TYPE }, 400, "malformed_json"],
  ["half a body", { body: '{"company_id":', headers: JSON_TYPE }, 400, "malformed_json"],
  [
    "bytes that are no text",
    { body: new Uint8Array([0x22, 0xff, 0x22]), headers: JSON_TYPE },
    400,
    "malformed_json",
  ],
  [
    "more than 64 KB",
    { body: `"${"x".repeat(65_536)}"`, headers: JSON_TYPE },
    413,
    "payload_too_large",
  ],
  [
    "a false content length",
    { body: "{}", headers: { ...JSON_TYPE, "content-length": "9999999" } },
    413,
    "payload_too_large",
  ],
  [
    "nesting without end",
    { body: "[".repeat(30_000) + "]".repeat(30_000), headers: JSON_TYPE },
    422,
    "invalid_body",
  ],
  ["another shape", { body: "[]", headers: JSON_TYPE }, 422, "invalid_body"],
  ["null", { body: "null", headers: JSON_TYPE }, 422, "invalid_body"],
] as const)("%s is refused", async (_, init, status, code) => {
  expect(await readProblem(await post(init as RequestInit))).toMatchObject({ status, code });
});

test("the refusal of another content type names the one that the call takes", async () => {
  const problem = await readProblem(await post({ body: "{}" }));
  expect(problem).toMatchObject({ detail: "The body must be application/json" });
});

// Parsing it, and looking at each of its values, would keep all other requests waiting for seconds.
test("a large body with too many values is refused before it is parsed", async () => {
  const parse = vi.spyOn(JSON, "parse");
  const { headers } = await createTestKey(api);
  const body = `[${"1,".repeat(1_000_000)}1]`;
  const init = { method: "POST", body, headers: { ...headers, ...JSON_TYPE } };
  const answer = await readProblem(await api.raw("/ms-menu/companies/tacos/apply", init));
  expect(answer).toMatchObject({
    code: "invalid_body",
    errors: [{ path: "", message: "has a part with too many values" }],
  });
  expect(parse).not.toHaveBeenCalledWith(body);
});

test("a charset in the content type is accepted", async () => {
  const headers = { "content-type": "Application/JSON; charset=utf-8" };
  expect((await post({ body: "{}", headers })).status).toBe(422);
});

test.each([
  ["U+0000", "a\u0000b"],
  ["half a surrogate pair", "a\ud800b"],
])("%s in a text is a fault with its path, at any depth", async (_, text) => {
  const body = JSON.stringify({ combos: [{ comment: text }] });
  const answer = await readProblem(await post({ body, headers: JSON_TYPE }));
  expect(answer).toMatchObject({
    code: "invalid_body",
    errors: [{ path: "combos.0.comment", message: "has characters that cannot be stored" }],
  });
});

test("every fault of a body is reported with its path", async () => {
  const body = JSON.stringify({
    company_id: "a b",
    service_type: "FLYING",
    combos: [{ product_id: "p", variant_id: "v", quantity: 1e308 }],
  });
  const answer = await readProblem(await post({ body, headers: JSON_TYPE }));
  expect(answer.errors?.map(({ path }) => path)).toEqual([
    "company_id",
    "combos.0.quantity",
    "service_type",
  ]);
});

// A pattern may take seconds for a text that fills a body, and the server answers no other request meanwhile.
test("a text that is too long is refused without trying its pattern", async () => {
  const tried = vi.spyOn(RegExp.prototype, "test");
  const phone_number = "5".repeat(26);
  const body = { name: "Ana", country_calling_code: "52", phone_number };
  const path = "/ms-clients/public/companies/tacos/clients";
  expect((await api.send("POST", path, { body })).status).toBe(422);
  expect(tried.mock.calls.flat()).not.toContain(phone_number);
});

test("__proto__ and constructor are fields like any other", async () => {
  const body = '{"__proto__":{"company_id":"tacos"},"constructor":{"prototype":{"x":1}}}';
  const answer = await readProblem(await post({ body, headers: JSON_TYPE }));
  expect(answer.errors?.map(({ path }) => path)).toContain("company_id");
  expect({}).not.toHaveProperty("x");
});

test("a body that breaks off is answered 400 and logs no error", async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode("{"));
      controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    },
  });
  const init = { body, headers: JSON_TYPE, duplex: "half" } as RequestInit;
  expect(await readProblem(await post(init))).toMatchObject({
    code: "incomplete_body",
    status: 400,
  });
  expect(api.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
