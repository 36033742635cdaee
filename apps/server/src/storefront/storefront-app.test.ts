import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { folderFiles } from "@comanda/api/files/folder-files";
import type { HttpEnv } from "@comanda/api/http/request-env";
import { RateLimiter } from "@comanda/api/limits/limiter";
import { rateLimits } from "@comanda/api/limits/rate-limits";
import { Hono } from "hono";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLocalBackend } from "../backend/backend.ts";
import type { SiteWithPlacesDeps } from "../sites/site-app.ts";
import { stubPlaces } from "../testing/stub-places.ts";
import { createStorefrontApp } from "./storefront-app.ts";

let folder: string;
let app: Hono<HttpEnv>;
let log: string[];
let deps: SiteWithPlacesDeps;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-http-"));
  const files = {
    "secret.key": "secret",
    "media/logos/a.webp": "picture",
    "client/assets/app-1a2b.js": "script",
    "client/assets/app-1a2b.js.br": brotliCompressSync("script"),
    "client/favicon.svg": "<svg/>",
    "server/index.js": "server",
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  log = [];
  const api = new Hono().all("*", (c) => c.json({ api: c.req.path }));
  deps = {
    backend: createLocalBackend(api),
    pictures: folderFiles(folder),
    assets: path.join(folder, "client"),
    pages: async (request) => {
      if (request.url.endsWith("/broken")) throw new Error("An internal secret");
      const headers = { "content-type": "text/html", "content-security-policy": "of the page" };
      return new Response(`page ${new URL(request.url).pathname}`, { headers });
    },
    places: stubPlaces,
    limiter: null,
    log: pino({ base: null }, { write: (line) => void log.push(line) }),
  };
  app = createStorefrontApp(deps);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function get(address: string, headers: Record<string, string> = {}) {
  const answer = await app.request(address, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test.each([
  ["/ms-orders/public/orders", '{"api":"/ms-orders/public/orders"}'],
  ["/ms-docs", '{"api":"/ms-docs"}'],
  ["/ms-docs/openapi.json", '{"api":"/ms-docs/openapi.json"}'],
  ["/media/logos/a.webp", "picture"],
  ["/assets/app-1a2b.js", "script"],
  ["/favicon.svg", "<svg/>"],
  ["/", "page /"],
  ["/products", "page /products"],
  ["/ms-", "page /ms-"],
  // React Router would write a path that cannot be decoded beside the log.
  ["/100%", "page /100%25"],
  ["/%ff?a=%ff", "page /%25ff"],
])("%s is answered by its own handler", async (address, text) => {
  expect(await get(address)).toMatchObject({ status: 200, text });
});

test.each([["/media/logos/a.webp"], ["/assets/app-1a2b.js"]])(
  "%s may be cached forever",
  async (address) => {
    const { headers } = await get(address);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  },
);

test("a file with a compressed twin is sent compressed", async () => {
  const { headers, text } = await get("/assets/app-1a2b.js", { "accept-encoding": "gzip, br" });
  expect(headers.get("content-encoding")).toBe("br");
  expect(text).not.toBe("script");
});

test.each([
  ["/media/none.webp"],
  ["/media/logos"],
  ["/media/../secret.key"],
  ["/media/..%2fsecret.key"],
  ["/media/%2e%2e%2fsecret.key"],
  ["/media/logos/..%2f..%2f..%2fsecret.key"],
  ["/media/..%5csecret.key"],
  ["/media//etc/passwd"],
  ["/media/%00"],
  ["/media/%ff"],
  ["/assets/none.js"],
  ["/assets/..%2f..%2fserver%2findex.js"],
  ["/..%2fserver%2findex.js"],
  ["/..%2f..%2fsecret.key"],
])("%s leads to no file", async (address) => {
  const { status, text } = await get(address);
  expect(text).not.toMatch(/^(secret|server|root:)/);
  expect([404, text]).toContain(
    status === 404 ? 404 : `page ${new URL(address, "http://x").pathname}`,
  );
});

test("answers that are no page get a strict policy; pages bring their own policy", async () => {
  for (const address of ["/ms-docs", "/media/logos/a.webp", "/media/none", "/favicon.svg"]) {
    const { headers } = await get(address);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
  const { headers } = await get("/");
  expect(headers.get("content-security-policy")).toBe("of the page");
  expect(headers.get("referrer-policy")).toBe("strict-origin");
});

test("an internal error is hidden from the visitor, and logged without its message", async () => {
  const answer = await get("/broken", { "x-request-id": "a1" });
  expect(answer).toMatchObject({ status: 500, text: "An error occurred" });
  expect(answer.headers.get("x-request-id")).toBe("a1");
  const [line = "", ...more] = log;
  expect(more).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ request_id: "a1", error: "Error" });
  expect(line).toContain("storefront-app.test.ts");
  expect(line).not.toContain("internal secret");
});

test("the page limit stops one visitor, and does not count files or the server's own requests", async () => {
  const pages = { address: [{ points: 2, seconds: 60 }] };
  const limited = createStorefrontApp({
    ...deps,
    limiter: new RateLimiter({ ...rateLimits, pages }),
  });
  const fetchPath = async (path: string, visitor?: string) =>
    limited.request(path, {}, visitor === undefined ? {} : { visitorAddress: visitor });
  const statuses: number[] = [];
  for (const path of ["/", "/favicon.svg", "/products", "/assets/app-1a2b.js", "/products"]) {
    statuses.push((await fetchPath(path, "203.0.113.7")).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  const refused = await fetchPath("/", "203.0.113.7");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("content-type")).toContain("text/plain");
  expect((await fetchPath("/favicon.svg", "203.0.113.7")).status).toBe(200);
  expect((await fetchPath("/", "203.0.113.8")).status).toBe(200);
  expect((await fetchPath("/")).status).toBe(200);
});

test("a query longer than any link's gets 414", async () => {
  expect(await get(`/products?${"a&".repeat(1_500)}`)).toMatchObject({ status: 414 });
  expect(await get(`/products?${"a&".repeat(500)}`)).toMatchObject({ status: 200 });
});

test("files have no headers that only documents need", async () => {
  const { headers } = await get("/assets/app-1a2b.js");
  expect(headers.get("permissions-policy")).toBeNull();
  expect(headers.get("cross-origin-opener-policy")).toBeNull();
  expect((await get("/")).headers.get("permissions-policy")).toContain("geolocation");
});

test.each([
  "/",
  "/products",
  "/health",
  "/media/logos/a.webp",
  "/assets/app-1a2b.js",
  "/favicon.svg",
])("%s can only be read: other methods get 405 with Allow", async (path) => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    const answer = await app.request(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  }
  expect((await app.request(path, { method: "HEAD" })).status).toBe(200);
});

test.each([
  ["/places/search", 405],
  ["/places/tiles/1/0/0.svg", 405],
  ["/places/none", 404],
  ["/places/tiles/1/0", 404],
])("POST to %s is answered with %i", async (path, status) => {
  const answer = await app.request(path, { method: "POST" });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("allow")).toBe(status === 405 ? "GET, HEAD" : null);
});

test("each 503 of the API and of pages has a Retry-After", async () => {
  const api = new Hono().all("*", (c) => c.text("away", 503));
  const pages = async () => new Response("away", { status: 503 });
  const busy = async () => new Response("busy", { status: 503, headers: { "retry-after": "60" } });
  app = createStorefrontApp({ ...deps, backend: createLocalBackend(api), pages });
  for (const path of ["/ms-orders/public/orders", "/products", "/health"]) {
    expect(await get(path)).toMatchObject({ status: 503 });
    expect((await get(path)).headers.get("retry-after")).toBe("5");
  }
  app = createStorefrontApp({ ...deps, pages: busy });
  expect((await get("/")).headers.get("retry-after")).toBe("60");
});

test("pages count per device where the cookie proves one", async () => {
  const pages = { ...rateLimits.pages, address: [{ points: 1, seconds: 60 }] };
  app = createStorefrontApp({ ...deps, limiter: new RateLimiter({ ...rateLimits, pages }) });
  const open = async (device: string | null) => {
    const answer = await app.request("/", {}, { visitorAddress: "203.0.113.7", device });
    return answer.status;
  };
  expect([await open(null), await open(null)]).toEqual([200, 429]);
  expect([await open("a"), await open("a"), await open("b")]).toEqual([200, 200, 200]);
});

test("an error after the visitor has left is not logged", async () => {
  const connection = new AbortController();
  const pages = async () => {
    connection.abort();
    throw new Error("aborted");
  };
  app = createStorefrontApp({ ...deps, pages });
  await app.request(new Request("http://tacos.test/", { signal: connection.signal }));
  expect(log).toEqual([]);
});

test.each([
  "/auth/me",
  "/auth/sign-in/email",
  "/ms-orders/companies/tacos/board",
  "/ms-orders/%63ompanies/tacos/board",
  "/ms-staff/companies/tacos/team",
])("%s is no address of a storefront", async (address) => {
  for (const method of ["GET", "POST"]) {
    const answer = await app.request(address, { method });
    expect([answer.status, await answer.text()]).toEqual([404, "There is no such address"]);
  }
});
