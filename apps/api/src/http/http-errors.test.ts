import { calls } from "@comanda/contract/calls/call-table";
import type { Problem } from "@comanda/contract/calls/problems";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { honoPath } from "./hono-path.ts";
import { readProblem } from "./testing/read-problem.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const ORDERS = "/ms-orders/public/orders";
const JSON_TYPE = { "content-type": "application/json" };

const post = (init: RequestInit) => api.raw(ORDERS, { method: "POST", ...init });

test.each([
  "/ms-companies/public/hosts/%",
  "/ms-companies/public/hosts/%E0%A4%A",
  "/ms-companies/public/companies/%00",
  "/ms-companies/public/companies/a%20b",
  "/ms-companies/public/companies/..%2F..%2Fetc",
  `/ms-companies/public/companies/${"x".repeat(65)}`,
  "/ms-payments/public/companies/tacos/payment-methods?service_type=flying",
])("an impossible parameter is refused: %s", async (path) => {
  expect(await readProblem(await api.raw(path))).toMatchObject({
    code: "invalid_params",
    status: 422,
  });
});

test.each(["/", "/ms-orders", "/ms-orders/public/orders/", "/ms-companies/public/companies/a/b/c"])(
  "an unknown path gives 404: %s",
  async (path) => {
    expect(await readProblem(await api.raw(path))).toMatchObject({
      code: "route_not_found",
      status: 404,
    });
  },
);

test("a wrong method gives 405 with the methods of the path", async () => {
  const response = await api.raw(ORDERS, { method: "DELETE" });
  expect(await readProblem(response)).toMatchObject({ code: "method_not_allowed", status: 405 });
  expect(response.headers.get("allow")).toBe("POST");
});

test.each([
  ["/ms-docs", "GET, HEAD"],
  ["/ms-docs/openapi.json", "GET, HEAD"],
  ["/ms-companies/public/hosts/tacos.test", "GET, HEAD"],
  ["/ms-orders/public/companies/tacos/orders/1", "GET, HEAD, PATCH"],
  ["/ms-payments/public/notifications/tacos/sandbox", "POST"],
  ["/ms-notifications/public/socket", "GET, HEAD"],
])("%s answers a wrong method with 405 and the methods %s", async (path, allow) => {
  for (const method of ["DELETE", "PUT", "OPTIONS"]) {
    const response = await api.raw(path, { method });
    expect(await readProblem(response)).toMatchObject({ code: "method_not_allowed", status: 405 });
    expect(response.headers.get("allow")).toBe(allow);
  }
});

test("the websocket's path without an upgrade gives 426", async () => {
  const response = await api.raw("/ms-notifications/public/socket");
  expect(await readProblem(response)).toMatchObject({ code: "upgrade_required", status: 426 });
  expect(response.headers.get("upgrade")).toBe("websocket");
});

test.each([
  ["is empty", ""],
  ["is too long", "k".repeat(256)],
  ["has a space", "a b"],
  ["has a letter beyond ASCII", "clé"],
  ["has a control character", "a\u0001b"],
  ["is sent twice", "a, a"],
])("an Idempotency-Key that %s is a fault at the path of the key", async (_, key) => {
  const headers = { ...JSON_TYPE, "idempotency-key": key };
  const answer = await readProblem(await post({ body: "{}", headers }));
  expect(answer).toMatchObject({
    code: "invalid_params",
    status: 422,
    errors: [{ path: "idempotency-key", message: "must be 1 to 255 visible ASCII characters" }],
  });
});

test("an Idempotency-Key of 255 characters is accepted", async () => {
  const headers = { ...JSON_TYPE, "idempotency-key": "~".repeat(255) };
  expect(await readProblem(await post({ body: "{}", headers }))).toMatchObject({
    code: "invalid_body",
  });
});

test("a GET ignores the Idempotency-Key", async () => {
  const read = await api.raw("/ms-companies/public/hosts/tacos.test", {
    headers: { "idempotency-key": "" },
  });
  expect(read.status).toBe(200);
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
  expect(await readProblem(response)).toMatchObject({ code: "unavailable", status: 503 });
  expect(response.headers.get("retry-after")).toBe("5");
});

test("every call of the contract has a handler, and is logged by its own route", async () => {
  for (const { method, path } of Object.values(calls)) {
    const filled = path.replace(/\{\w+\}/g, "tacos");
    const response = await api.raw(filled, { method });
    const body: Partial<Problem> = await response.json();
    const unserved = ["route_not_found", "method_not_allowed", "not_implemented", "internal"];
    expect(unserved, path).not.toContain(body.code);
    expect(api.log.at(-1)).toMatchObject({ method, route: honoPath(path) });
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

test("an unexpected error gives 500, and neither the answer nor the log has its message", async () => {
  await api.db.schema.alterTable("hosts").renameTo("hidden_hosts").execute();
  const response = await api.raw("/ms-companies/public/hosts/tacos.test");
  await api.db.schema.alterTable("hidden_hosts").renameTo("hosts").execute();
  const text = await response.clone().text();
  expect(await readProblem(response)).toMatchObject({ code: "internal", status: 500 });
  expect(text).not.toMatch(/hosts|relation|stack|\.ts/);
  expect(api.log[0]).toMatchObject({ level: 50, error: expect.any(String), code: "42P01" });
  expect(api.log[0]?.stack).not.toMatch(/relation/);
});

test("health has version and region", async () => {
  const answer = await api.send("GET", "/ms-notifications/public/health");
  expect(answer).toMatchObject({
    status: 200,
    body: { status: "ok", version: "1.2.3", region: "test" },
  });
});

test("no answer of the API may be cached", async () => {
  const answer = await api.send("GET", "/ms-notifications/public/health");
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
