import type { Logger } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type StubRemoteApi, startStubRemoteApi } from "../testing/stub-remote-api.ts";
import { type Backend, createLoggingReader, createRemoteBackend } from "./backend.ts";

let api: StubRemoteApi;
let backend: Backend;
beforeEach(async () => {
  api = await startStubRemoteApi();
  backend = createRemoteBackend({
    url: api.url,
    legacyUrl: `${api.url}/old`,
    legacyServices: ["ms-reports"],
  });
});
afterEach(() => api.close());

const visit = (path: string, init?: RequestInit, visitor?: string) =>
  backend.handle(new Request(`https://tacos.example${path}`, init), visitor);

test("a request is forwarded, and its answer comes back with its cookies", async () => {
  const answer = await visit("/ms-clients/public/clients", {
    method: "POST",
    body: '{"name":"Ana"}',
    headers: { "content-type": "application/json", cookie: "device=d", connection: "close" },
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.getSetCookie()).toEqual(["one=1; HttpOnly", "two=2"]);
  expect(await answer.json()).toMatchObject({
    url: expect.stringContaining("//127.0.0.1:"),
    body: '{"name":"Ana"}',
    headers: {
      "content-type": "application/json",
      cookie: "device=d",
      "x-forwarded-host": "tacos.example",
      "x-forwarded-proto": "https",
    },
  });
});

test("an answer of a known call is normalized to the contract", async () => {
  const answer = await visit("/ms-orders/public/companies/tacos/orders/o-1");
  expect(answer.headers.get("etag")).toBeNull();
  const order = await answer.json();
  expect(order).toMatchObject({
    id: "o-1",
    created_at: "2026-03-16T15:00:00Z",
    status_history: [],
    discounts: [],
    combos: [{ quantity: 1, modifiers: [], total: 0 }],
  });
  expect(order).not.toHaveProperty("internal");
});

test.each(["text", "html", "nothing", "strange"])(
  "an answer that cannot be read gives 502 unreadable_answer: %s",
  async (order) => {
    const answer = await visit(`/ms-orders/public/companies/tacos/orders/${order}`);
    expect(answer.status).toBe(502);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(answer.headers.getSetCookie()).toEqual(["device=1"]);
    expect(await answer.json()).toMatchObject({ code: "unreadable_answer" });
  },
);

test("a difference from the contract is logged once, for pages and browsers together", async () => {
  const lines: unknown[] = [];
  const log = {
    warn: (note: object) => lines.push(note),
    error: (note: object) => lines.push(note),
  };
  const read = createLoggingReader(log as unknown as Logger);
  const logged = createRemoteBackend(
    { url: api.url, legacyUrl: api.url, legacyServices: [] },
    { timeoutMs: 1_000, readAnswer: read },
  );
  const readOrder = (order: string) =>
    logged.handle(
      new Request(`https://tacos.example/ms-orders/public/companies/c/orders/${order}`),
    );
  await readOrder("text");
  await readOrder("text");
  await readOrder("odd-status");
  logged.readAnswer("readOrder", { id: "o", status: "other" });
  expect(lines).toMatchObject([
    { call: "readOrder", kind: "unreadable", path: "", found: "text of 6 characters" },
    { call: "readOrder", kind: "defaulted", path: "public_id", found: "absent" },
    { call: "readOrder", kind: "defaulted", path: "status", found: '"CONFIRMED"' },
  ]);
});

test("an answer without a body stays without a body when its content type is JSON", async () => {
  const current = createRemoteBackend({ url: api.url, legacyUrl: api.url, legacyServices: [] });
  const path = "/ms-reports/public/company-visit?company_id=c&date=2026-03-16";
  const request = new Request(`https://tacos.example${path}`, { method: "PATCH" });
  const answer = await current.handle(request);
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
});

test("the backend gets the visitor's real address, not a forwarded header of the visitor", async () => {
  const forwardedFor = async (answer: Promise<Response> | Response) => {
    const { headers } = (await (await answer).json()) as { headers: Record<string, string> };
    return headers["x-forwarded-for"];
  };
  const path = "/ms-clients/public/clients";
  const claiming = { method: "POST", headers: { "x-forwarded-for": "6.6.6.6" } };
  expect(await forwardedFor(visit(path, claiming, "203.0.113.7"))).toBe("203.0.113.7");
  expect(await forwardedFor(visit(path, claiming))).toBeUndefined();
  const post = { method: "POST", headers: { accept: "application/json" } };
  expect(await forwardedFor(backend.fetchFor("203.0.113.7")(api.url + path, post))).toBe(
    "203.0.113.7",
  );
  expect(await forwardedFor(backend.fetchFor()(api.url + path, post))).toBeUndefined();
});

test("a service of the old base is called at the old base", async () => {
  expect(await (await visit("/ms-reports/public/visit?date=1")).text()).toBe("old ?date=1");
  expect(backend.base("ms-reports")).toMatch(/\/old$/);
  expect(backend.base("ms-orders")).not.toMatch(/\/old$/);
});

test("a redirect is passed on to the visitor, but that of a read of the contract is followed", async () => {
  const moved = await visit("/ms-orders/moved");
  expect([moved.status, moved.headers.get("location")]).toEqual([302, "/elsewhere"]);
  const order = await visit("/ms-orders/public/companies/tacos/orders/moved");
  expect(order.status).toBe(200);
  expect(await order.json()).toMatchObject({ id: "o-1" });
});

test("a change is sent again to the path with a slash where the backend redirects to it, and nowhere else", async () => {
  const create = (company: string) =>
    visit(`/ms-clients/public/companies/${company}/clients`, { method: "POST", body: "Ana" });
  for (const status of ["301", "307", "308"]) {
    const created = await create(status);
    expect(created.status).toBe(201);
    expect(await created.json()).toMatchObject({ id: "9", name: "Ana" });
  }
  expect((await create("away")).status).toBe(308);
});

test("pictures come from the backend", async () => {
  expect(await (await visit("/media/a.webp")).text()).toBe("picture");
});

test.each([
  ["coupons", []],
  ["order-settings", {}],
])(
  "a call that a smaller backend does not have is answered in its place: %s",
  async (list, said) => {
    const path = `/ms-orders/public/companies/tacos/${list}`;
    const missing: string[] = [];
    const small = createRemoteBackend(
      { url: api.url, legacyUrl: api.url, legacyServices: [] },
      { onMissingCall: (call) => missing.push(call) },
    );
    const forBrowser = await small.handle(new Request(`https://tacos.example${path}`));
    const forPage = await small.fetchFor()(`${api.url}${path}`);
    for (const answer of [forBrowser, forPage]) {
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual(said);
    }
    expect(missing).toHaveLength(2);
  },
);

test("a visit that a smaller backend does not count is no error, and a call that pages need is one", async () => {
  const count = "/ms-reports/public/company-visit?company_id=c&date=2026-03-16";
  expect((await visit(count, { method: "PATCH" })).status).toBe(204);
  expect((await visit("/ms-companies/public/companies/tacos")).status).toBe(404);
});

test("a browser gets null for the list of orders that a backend does not have, and a loader 404", async () => {
  const path = "/ms-orders/public/companies/tacos/own-orders";
  for (const company of ["tacos", "small"]) {
    const of = path.replace("tacos", company);
    const answer = await visit(of);
    expect([answer.status, await answer.json()]).toEqual([200, null]);
    expect((await backend.fetchFor()(api.url + of)).status).toBe(404);
  }
});
