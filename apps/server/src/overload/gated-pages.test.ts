import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { gatePages } from "./gated-pages.ts";
import { createGates } from "./gates.ts";

const arrivals = { taken: async () => undefined };

/** Pages whose renders never end, so that the gate is full after some. */
function fullPages() {
  const { pages: gate } = createGates({ isRemote: false, arrivals }, () => undefined);
  const render = vi.fn(() => new Promise<Response>(() => undefined));
  const busyPage = vi.fn(async (_: Request, seconds: number) => ({
    html: `<p>Again in ${seconds}</p>`,
    policy: "default-src 'none'",
    language: "en",
  }));
  const pages = gatePages(render, { gate, kindOf: () => "page", busyPage });
  const fill = async (visitor: string, count = 30) => {
    for (let sent = 0; sent < count; sent += 1) void pages(request("/products"), visitor);
    await nextTurn();
  };
  return { pages, render, fill, busyPage };
}

const request = (path: string, init?: RequestInit) => new Request(`http://tacos.test${path}`, init);

test("a browser that is refused gets a page that asks it to wait, with Retry-After", async () => {
  const { pages, render, fill } = fullPages();
  await fill("203.0.113.1");
  const answer = await pages(request("/products"), "203.0.113.1");
  expect(answer.status).toBe(503);
  const seconds = Number(answer.headers.get("retry-after"));
  expect(seconds).toBeGreaterThanOrEqual(5);
  expect(await answer.text()).toBe(`<p>Again in ${seconds}</p>`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'",
    "cache-control": "private, no-store",
  });
  expect(render).toHaveBeenCalledTimes(2);
});

test("the router's request for a page's data gets plain text", async () => {
  const { pages, fill, busyPage } = fullPages();
  await fill("203.0.113.1");
  busyPage.mockClear();
  const answer = await pages(request("/products.data"), "203.0.113.1");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    503,
    "text/plain; charset=utf-8",
  ]);
  expect(busyPage).not.toHaveBeenCalled();
});

test("one address does not take the places in the queue of the others", async () => {
  const { pages, fill } = fullPages();
  await fill("203.0.113.1", 200);
  const other = pages(request("/products"), "203.0.113.2");
  const first = await Promise.race([other, nextTurn("waits")]);
  expect(first).toBe("waits");
});

test("the page of a visitor who has left is not rendered", async () => {
  const { pages, render, fill, busyPage } = fullPages();
  await fill("203.0.113.1", 2);
  const visitor = new AbortController();
  const answer = pages(request("/products", { signal: visitor.signal }), "203.0.113.2");
  visitor.abort();
  expect((await answer).status).toBe(503);
  expect(render).toHaveBeenCalledTimes(2);
  expect(busyPage).not.toHaveBeenCalled();
});

test("the health page is never refused", async () => {
  const { pages, render, fill } = fullPages();
  await fill("203.0.113.1", 200);
  render.mockResolvedValueOnce(new Response("healthy"));
  expect(await (await pages(request("/health"), "203.0.113.1")).text()).toBe("healthy");
});
