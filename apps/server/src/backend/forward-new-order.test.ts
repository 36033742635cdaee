import { afterEach, beforeEach, expect, test } from "vitest";
import { type StubRemoteApi, startStubRemoteApi } from "../testing/stub-remote-api.ts";
import { type Backend, createRemoteBackend } from "./backend.ts";

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

/**
 * Returns a new order whose body comes in pieces of 16 KB, with a count of the pieces that were
 * read.
 */
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
  const loader = await backend.fetchFor()(
    `${api.url}/ms-orders/public/orders`,
    orderOf(9, close).init,
  );
  expect(loader.status).toBe(413);
  expect(api.receivedOrders).toEqual([]);
});

test("a new order whose body breaks off is refused, and is not forwarded", async () => {
  const broken = orderOf(1, (body) => body.error(new Error("aborted")));
  const answer = await visit("/ms-orders/public/orders", broken.init);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "incomplete_body" });
  expect(api.receivedOrders).toEqual([]);
});

test("a new order is forwarded byte by byte", async () => {
  const body = ' {"service_type": "TAKEAWAY", "comment": "Más\u00a0ñ"}\n';
  const headers = { "content-type": "application/json" };
  const answer = await visit("/ms-orders/public/orders", { method: "POST", body, headers });
  expect(await answer.json()).toMatchObject({ id: "o-1", service_type: "TAKEAWAY", total: 8.5 });
  await backend.fetchFor()(`${api.url}/ms-orders/public/orders`, { method: "POST", body, headers });
  const { init } = orderOf(4, close);
  expect((await visit("/ms-orders/public/orders", init)).status).toBe(201);
  expect(api.receivedOrders).toEqual([body, body, " ".repeat(64 * 1024)]);
});
