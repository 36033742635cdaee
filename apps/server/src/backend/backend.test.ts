import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { stream } from "hono/streaming";
import type { Logger } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ListeningServer, startListening } from "../http/listen-and-drain.ts";
import { type Backend, createLoggingReader, createRemoteBackend } from "./backend.ts";

let listening: ListeningServer;
let url: string;
let backend: Backend;
/** The bodies of the orders that the backend received. */
let receivedOrders: string[];
beforeEach(async () => {
  receivedOrders = [];
  const app = new Hono()
    .post("/ms-clients/public/clients", async (c) => {
      c.header("set-cookie", "one=1; HttpOnly", { append: true });
      c.header("set-cookie", "two=2", { append: true });
      return c.json({ headers: c.req.header(), body: await c.req.text(), url: c.req.url }, 201);
    })
    .get("/old/ms-reports/public/visit", (c) => c.text(`old ${new URL(c.req.url).search}`))
    .get("/ms-orders/moved", (c) => c.redirect("/elsewhere"))
    .get("/ms-orders/public/companies/:company/orders/:order", async (c, next) => {
      c.header("set-cookie", "device=1");
      const order = c.req.param("order");
      if (order === "text") return c.json("placed");
      if (order === "html") return c.html("<h1>placed</h1>");
      if (order === "nothing") return c.body(null, 204);
      if (order === "odd-status") return c.json({ id: order, status: "CONFIRMED" });
      return next();
    })
    .get("/ms-orders/public/companies/:company/orders/:order", (c) =>
      c.json(
        c.req.param("order") === "strange"
          ? { what: "is this" }
          : {
              id: c.req.param("order"),
              public_id: 7,
              status: "PENDING",
              created_at: "2026-03-16T15:00:00",
              service_type: "TAKEAWAY",
              combos: [{ product_id: "p", variant_id: "v", quantity: 1, name: "Taco" }],
              internal: "note",
            },
        200,
        { etag: '"of-other-bytes"' },
      ),
    )
    .patch("/ms-reports/public/company-visit", (c) =>
      c.body(null, 204, { "content-type": "application/json" }),
    )
    .post("/ms-orders/public/orders", async (c) => {
      receivedOrders.push(await c.req.text());
      return c.json({ id: "o-1", public_id: 7, status: "PENDING", total: 8.5 }, 201);
    })
    .get("/ms-orders/hangs", () => new Promise<Response>(() => undefined))
    .get("/media/slow.webp", (c) =>
      stream(c, async (body) => {
        await body.write("pic");
        await body.sleep(200);
        await body.write("ture");
      }),
    )
    .get("/media/a.webp", (c) => c.body("picture", 200, { "content-type": "image/webp" }));
  listening = await startListening(createServer(getRequestListener(app.fetch)), 0);
  url = `http://127.0.0.1:${listening.port}`;
  backend = createRemoteBackend({ url, legacyUrl: `${url}/old`, legacyServices: ["ms-reports"] });
});
afterEach(() => listening.close());

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
  const logged = createRemoteBackend({ url, legacyUrl: url, legacyServices: [] }, 1_000, read);
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

test("an answer without a body stays without a body, whatever its content type says", async () => {
  const current = createRemoteBackend({ url, legacyUrl: url, legacyServices: [] });
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
  expect(await forwardedFor(backend.fetchFor("203.0.113.7")(url + path, post))).toBe("203.0.113.7");
  expect(await forwardedFor(backend.fetchFor()(url + path, post))).toBeUndefined();
});

test("a service of the old base is called at the old base", async () => {
  expect(await (await visit("/ms-reports/public/visit?date=1")).text()).toBe("old ?date=1");
  expect(backend.base("ms-reports")).toMatch(/\/old$/);
  expect(backend.base("ms-orders")).not.toMatch(/\/old$/);
});

test("a redirect is passed on to the visitor, and pictures come from the backend too", async () => {
  const moved = await visit("/ms-orders/moved");
  expect([moved.status, moved.headers.get("location")]).toEqual([302, "/elsewhere"]);
  expect(await (await visit("/media/a.webp")).text()).toBe("picture");
});

test("a backend that is away gives the contract's 503 problem", async () => {
  const away = createRemoteBackend({
    url: "http://127.0.0.1:1",
    legacyUrl: "",
    legacyServices: [],
  });
  const answer = await away.handle(new Request("http://tacos.example/ms-orders/public/orders"));
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(await answer.json()).toMatchObject({ status: 503, code: "unavailable" });
});

test("a backend that does not answer in time gives 503", async () => {
  const hurried = createRemoteBackend({ url, legacyUrl: url, legacyServices: [] }, 50);
  const answer = await hurried.handle(new Request("http://tacos.example/ms-orders/hangs"));
  expect(answer.status).toBe(503);
  await expect(hurried.fetchFor()(`${url}/ms-orders/hangs`)).rejects.toThrow("timeout");
});

test("a picture that has started may take longer than the time limit", async () => {
  const hurried = createRemoteBackend({ url, legacyUrl: url, legacyServices: [] }, 100);
  const answer = await hurried.handle(new Request("http://tacos.example/media/slow.webp"));
  expect(await answer.text()).toBe("picture");
});

/** A new order whose body comes in pieces of 16 KB, with a count of the pieces that were read. */
function orderOf(pieces: number, end: (body: ReadableStreamDefaultController) => void) {
  const piece = new TextEncoder().encode(" ".repeat(16 * 1024));
  const read = { pieces: 0 };
  const body = new ReadableStream({
    pull(controller) {
      if (read.pieces === pieces) return end(controller);
      read.pieces += 1;
      controller.enqueue(piece);
    },
  });
  const init = { method: "POST", body, duplex: "half" } as RequestInit;
  return { read, init };
}

const close = (body: ReadableStreamDefaultController) => body.close();

test("a new order of more than 64 KB is refused while it is read, and is not forwarded", async () => {
  const { read, init } = orderOf(1_000, close);
  const answer = await visit("/ms-orders/public/orders", init);
  expect(answer.status).toBe(413);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(await answer.json()).toMatchObject({
    code: "payload_too_large",
    detail: "At most 65536 bytes",
  });
  expect(read.pieces).toBeLessThan(10);
  const loader = await backend.fetchFor()(`${url}/ms-orders/public/orders`, orderOf(9, close).init);
  expect(loader.status).toBe(413);
  expect(receivedOrders).toEqual([]);
});

test("a new order whose body breaks off is refused, and is not forwarded", async () => {
  const broken = orderOf(1, (body) => body.error(new Error("aborted")));
  const answer = await visit("/ms-orders/public/orders", broken.init);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "incomplete_body" });
  expect(receivedOrders).toEqual([]);
});

test("a new order is forwarded byte by byte", async () => {
  const body = ' {"service_type": "TAKEAWAY", "comment": "Más\u00a0ñ"}\n';
  const headers = { "content-type": "application/json" };
  const answer = await visit("/ms-orders/public/orders", { method: "POST", body, headers });
  expect(await answer.json()).toMatchObject({ id: "o-1", service_type: "TAKEAWAY", total: 8.5 });
  await backend.fetchFor()(`${url}/ms-orders/public/orders`, { method: "POST", body, headers });
  const { init } = orderOf(4, close);
  expect((await visit("/ms-orders/public/orders", init)).status).toBe(201);
  expect(receivedOrders).toEqual([body, body, " ".repeat(64 * 1024)]);
});
