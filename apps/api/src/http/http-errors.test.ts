import { calls } from "@comanda/contract/calls/call-table";
import type { Problem } from "@comanda/contract/calls/problems";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const ORDERS = "/ms-orders/public/orders";
const JSON_TYPE = { "content-type": "application/json" };

async function problem(response: Response): Promise<Problem> {
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  const body: Problem = await response.json();
  expect(body.status).toBe(response.status);
  expect(body.request_id).toBe(response.headers.get("x-request-id"));
  return body;
}

const post = (init: RequestInit) => api.raw(ORDERS, { method: "POST", ...init });

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
  expect(await problem(await post(init as RequestInit))).toMatchObject({ status, code });
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
  const answer = await problem(await post({ body, headers: JSON_TYPE }));
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
  const answer = await problem(await post({ body, headers: JSON_TYPE }));
  expect(answer.errors?.map(({ path }) => path)).toEqual([
    "company_id",
    "combos.0.quantity",
    "service_type",
  ]);
});

test("__proto__ and constructor are fields like any other", async () => {
  const body = '{"__proto__":{"company_id":"tacos"},"constructor":{"prototype":{"x":1}}}';
  const answer = await problem(await post({ body, headers: JSON_TYPE }));
  expect(answer.errors?.map(({ path }) => path)).toContain("company_id");
  expect({}).not.toHaveProperty("x");
});

test.each([
  "/ms-companies/public/hosts/%",
  "/ms-companies/public/hosts/%E0%A4%A",
  "/ms-companies/public/companies/%00",
  "/ms-companies/public/companies/a%20b",
  "/ms-companies/public/companies/..%2F..%2Fetc",
  `/ms-companies/public/companies/${"x".repeat(65)}`,
  "/ms-payments/public/companies/tacos/payment-methods?service_type=flying",
])("an impossible parameter is refused: %s", async (path) => {
  expect(await problem(await api.raw(path))).toMatchObject({ code: "invalid_params", status: 422 });
});

test.each(["/", "/ms-orders", "/ms-orders/public/orders/", "/ms-companies/public/companies/a/b/c"])(
  "an unknown path is answered 404: %s",
  async (path) => {
    expect(await problem(await api.raw(path))).toMatchObject({
      code: "route_not_found",
      status: 404,
    });
  },
);

test("a wrong method is answered with 405 and the methods of the path", async () => {
  const response = await api.raw(ORDERS, { method: "DELETE" });
  expect(await problem(response)).toMatchObject({ code: "method_not_allowed", status: 405 });
  expect(response.headers.get("allow")).toBe("POST");
});

test.each([
  ["/ms-docs", "GET, HEAD"],
  ["/ms-docs/openapi.json", "GET, HEAD"],
  ["/ms-companies/public/hosts/tacos.test", "GET, HEAD"],
  ["/ms-orders/public/companies/tacos/orders/1", "GET, HEAD, PATCH"],
  ["/ms-payments/public/notifications/tacos/sandbox", "POST"],
  ["/ms-notifications/public/socket", "GET, HEAD"],
])("%s answers a wrong method with 405 and the allowed ones", async (path, allow) => {
  for (const method of ["DELETE", "PUT", "OPTIONS"]) {
    const response = await api.raw(path, { method });
    expect(await problem(response)).toMatchObject({ code: "method_not_allowed", status: 405 });
    expect(response.headers.get("allow")).toBe(allow);
  }
});

test("the websocket's path without an upgrade is answered 426", async () => {
  const response = await api.raw("/ms-notifications/public/socket");
  expect(await problem(response)).toMatchObject({ code: "upgrade_required", status: 426 });
  expect(response.headers.get("upgrade")).toBe("websocket");
});

test.each([
  ["is empty", ""],
  ["is too long", "k".repeat(256)],
  ["has a space", "a b"],
  ["has a letter beyond ASCII", "clé"],
  ["has a control character", "a\u0001b"],
  ["is sent twice", "a, a"],
])("an Idempotency-Key that %s is a fault of its own path", async (_, key) => {
  const headers = { ...JSON_TYPE, "idempotency-key": key };
  const answer = await problem(await post({ body: "{}", headers }));
  expect(answer).toMatchObject({
    code: "invalid_params",
    status: 422,
    errors: [{ path: "idempotency-key", message: "must be 1 to 255 visible ASCII characters" }],
  });
});

test("an Idempotency-Key of 255 characters is accepted, and a GET ignores the header", async () => {
  const headers = { ...JSON_TYPE, "idempotency-key": "~".repeat(255) };
  expect(await problem(await post({ body: "{}", headers }))).toMatchObject({
    code: "invalid_body",
  });
  const read = await api.raw("/ms-companies/public/hosts/tacos.test", {
    headers: { "idempotency-key": "" },
  });
  expect(read.status).toBe(200);
});

test("a body that breaks off is answered 400 and logs no error", async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode("{"));
      controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    },
  });
  const init = { body, headers: JSON_TYPE, duplex: "half" } as RequestInit;
  expect(await problem(await post(init))).toMatchObject({ code: "incomplete_body", status: 400 });
  expect(api.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test("503 carries Retry-After", async () => {
  const lost = Object.assign(new Error("lost"), { code: "ECONNREFUSED" });
  const db = new Proxy(api.db, {
    get: () => {
      throw lost;
    },
  });
  const response = await createApp({ ...api.deps, db }).request(
    "/ms-companies/public/hosts/tacos.test",
  );
  expect(await problem(response)).toMatchObject({ code: "unavailable", status: 503 });
  expect(response.headers.get("retry-after")).toBe("5");
});

test("every call of the contract has a handler", async () => {
  for (const { method, path } of Object.values(calls)) {
    const filled = path.replace(/\{\w+\}/g, "tacos");
    const response = await api.raw(filled, { method });
    const body: Partial<Problem> = await response.json();
    const unserved = ["route_not_found", "method_not_allowed", "not_implemented", "internal"];
    expect(unserved, path).not.toContain(body.code);
  }
});

test("a request is logged by its route pattern, without personal data", async () => {
  await api.send("POST", "/ms-clients/public/companies/tacos/clients?email=ana@example.com", {
    body: { name: "Ana Luz", country_calling_code: "52", phone_number: "5512345678" },
    headers: { "x-request-id": "abc-123" },
  });
  expect(api.log).toMatchObject([
    {
      request_id: "abc-123",
      method: "POST",
      route: "/ms-clients/public/companies/:companyId/clients",
      status: 201,
      ms: expect.any(Number),
    },
  ]);
  expect(JSON.stringify(api.log)).not.toMatch(/ana|551234/i);
});

test("an unexpected error is answered 500 without details, and logged without its message", async () => {
  await api.db.schema.alterTable("hosts").renameTo("elsewhere").execute();
  const response = await api.raw("/ms-companies/public/hosts/tacos.test");
  await api.db.schema.alterTable("elsewhere").renameTo("hosts").execute();
  const text = await response.clone().text();
  expect(await problem(response)).toMatchObject({ code: "internal", status: 500 });
  expect(text).not.toMatch(/hosts|relation|stack|\.ts/);
  expect(api.log[0]).toMatchObject({ level: 50, error: expect.any(String), code: "42P01" });
  expect(api.log[0]?.stack).not.toMatch(/relation/);
});

test("health has version and region, and no answer may be cached", async () => {
  const answer = await api.send("GET", "/ms-notifications/public/health");
  expect(answer).toMatchObject({
    status: 200,
    body: { status: "ok", version: "1.2.3", region: "test" },
  });
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
