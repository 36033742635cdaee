import { sharedPage } from "@comanda/storefront/app/server/shared-page.server.ts";
import { beforeEach, expect, test } from "vitest";
import { STALE_ON_ERROR_MS, staleOnError } from "./stale-on-error.ts";

const STALE_AFTER_MS = 20;

type Answer = () => Response | Promise<Response>;

let time: number;
let answer: Answer;
let rendered: { url: string; cookie: string | null; visitor: string | undefined }[];
let stale: { url: string; age: number }[];
let bytes: number;
let pages: ReturnType<typeof staleOnError>;

const start = (maxBytes?: number) =>
  staleOnError(
    async (request, visitor) => {
      rendered.push({ url: request.url, cookie: request.headers.get("cookie"), visitor });
      return answer();
    },
    {
      sharedPage,
      maxBytes,
      now: () => time,
      patienceMs: STALE_AFTER_MS,
      onStale: ({ url }, age) => stale.push({ url, age }),
      onBytes: (now) => {
        bytes = now;
      },
    },
  );

const page =
  (text: string, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response(text, { headers: { "content-type": "text/html", ...headers } });
const failing = (status: number): Answer => {
  return () => new Response("failed", { status, headers: { "retry-after": "5" } });
};

beforeEach(() => {
  [time, bytes, rendered, stale] = [0, 0, [], []];
  answer = page("the menu");
  pages = start();
});

async function visit(path = "/products", init: RequestInit = {}) {
  const sent = await pages(new Request(`http://a.test${path}`, init), "192.0.2.1");
  const age = sent.headers.get("server-timing");
  return { status: sent.status, text: await sent.text(), age };
}

test.each<[string, Answer]>([
  ["answers 500", failing(500)],
  ["answers 502", failing(502)],
  ["answers 503", failing(503)],
  ["throws", () => Promise.reject(new Error("connection refused"))],
  ["never ends", () => new Promise(() => undefined)],
])("while the rendering %s the last page is sent with its age", async (_, failure) => {
  expect(await visit()).toEqual({ status: 200, text: "the menu", age: null });
  [answer, time] = [failure, 61_000];
  expect(await visit()).toEqual({ status: 200, text: "the menu", age: "age;dur=61000" });
  expect(stale).toEqual([{ url: "http://a.test/products", age: 61_000 }]);
  answer = page("the new menu");
  expect(await visit()).toEqual({ status: 200, text: "the new menu", age: null });
});

test("a page is sent for five minutes after its rendering, and then the failure", async () => {
  await visit();
  [answer, time] = [failing(503), STALE_ON_ERROR_MS - 1];
  expect((await visit()).text).toBe("the menu");
  time += 1;
  expect(await visit()).toMatchObject({ status: 503, text: "failed" });
  answer = () => Promise.reject(new Error("connection refused"));
  await expect(visit()).rejects.toThrow("connection refused");
});

test("every page is rendered while the backend answers", async () => {
  await visit();
  answer = page("the next menu");
  expect((await visit()).text).toBe("the next menu");
  expect([rendered.length, stale]).toEqual([2, []]);
});

test("a slow page is kept when it is complete", async () => {
  await visit();
  const slow = Promise.withResolvers<Response>();
  [answer, time] = [() => slow.promise, 10_000];
  expect((await visit()).text).toBe("the menu");
  slow.resolve(new Response("the slow menu"));
  await slow.promise;
  answer = failing(503);
  await expect.poll(async () => (await visit()).text).toBe("the slow menu");
});

test("a page that was started earlier does not replace a later one", async () => {
  await visit();
  const slow = Promise.withResolvers<Response>();
  [answer, time] = [() => slow.promise, 10_000];
  const waiting = visit();
  [answer, time] = [page("the later menu"), 11_000];
  await visit();
  slow.resolve(new Response("the earlier menu"));
  expect((await waiting).text).toBe("the earlier menu");
  answer = failing(503);
  expect((await visit()).text).toBe("the later menu");
});

test.each([302, 404])("after the status %i no older page is sent", async (status) => {
  await visit();
  answer = () => new Response(null, { status });
  expect((await visit()).status).toBe(status);
  answer = failing(503);
  expect((await visit()).status).toBe(503);
  expect(bytes).toBe(0);
});

test("an incomplete page is sent, but kept only where there is no complete one", async () => {
  const incomplete = page("without coupons", { "cache-control": "private, no-store" });
  answer = incomplete;
  await visit();
  answer = failing(503);
  expect((await visit()).text).toBe("without coupons");
  answer = page("the menu");
  await visit();
  answer = incomplete;
  expect((await visit()).text).toBe("without coupons");
  answer = failing(503);
  expect((await visit()).text).toBe("the menu");
  time = STALE_ON_ERROR_MS;
  answer = incomplete;
  await visit();
  answer = failing(503);
  expect((await visit()).text).toBe("without coupons");
});

test("a kept page is rendered without the visitor's cookies, for the visitor's address", async () => {
  const headers = { cookie: "comanda_device=ana; i18n_redirected=fr" };
  await visit("/products", { headers });
  expect(rendered).toEqual([
    { url: "http://a.test/products", cookie: "i18n_redirected=fr", visitor: "192.0.2.1" },
  ]);
  answer = failing(503);
  expect((await visit("/products", { headers })).text).toBe("the menu");
  expect((await visit("/products", { headers: { cookie: "i18n_redirected=es" } })).status).toBe(
    503,
  );
});

test.each<[string, RequestInit]>([
  ["/tracking?order_id=one", { headers: { cookie: "comanda_device=ana" } }],
  ["/orders", {}],
  ["/products?fbclid=1", {}],
  ["/products", { method: "HEAD" }],
])("%s with %j is rendered for its visitor, and never from an older page", async (path, init) => {
  await visit(path, init);
  const { cookie = null } = (init.headers ?? {}) as Record<string, string>;
  expect(rendered).toMatchObject([{ cookie }]);
  answer = failing(503);
  expect((await visit(path, init)).status).toBe(503);
});

test("the kept pages have a limit of memory, beyond which the oldest is dropped", async () => {
  pages = start(25);
  for (const path of ["/", "/products", "/products", "/cart", "/info"]) await visit(path);
  expect(bytes).toBe(24);
  answer = failing(503);
  const statuses = ["/", "/products", "/cart", "/info"].map(
    async (path) => (await visit(path)).status,
  );
  expect(await Promise.all(statuses)).toEqual([503, 200, 200, 200]);
});
