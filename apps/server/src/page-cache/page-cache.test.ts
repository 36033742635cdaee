import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";

const page = (url = "http://tacos.test/products", language = "en") => ({
  url,
  headers: { "accept-language": language },
});

/** Returns a cache of pages that contain the count of renders and the version at their start. */
function setUp({ maxBytes, body = "" }: { maxBytes?: number; body?: string } = {}) {
  const house = {
    version: "1" as string | null | Error,
    status: 200,
    now: 0,
    rendered: 0,
    control: "private, no-cache",
  };
  let gate: Promise<void> | null = null;
  const find = createPageCache({
    version: async () => {
      if (house.version instanceof Error) throw house.version;
      return house.version;
    },
    render: async ({ url }) => {
      house.rendered += 1;
      const text = `${url} ${house.rendered} v${house.version}${body}`;
      const { status, control } = house;
      await gate;
      return new Response(text, { status, headers: { "cache-control": control } });
    },
    now: () => house.now,
    ...(maxBytes === undefined ? {} : { maxBytes }),
  });
  const text = async (shared = page()) => {
    const hit = await find(shared);
    return hit && `${(await hit.page.encodedFor("")).body}`;
  };
  /** Keeps renders from ending until the returned function is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    return () => {
      gate = null;
      resolve();
    };
  };
  return { house, find, text, hold };
}

/** Waits until all pending callbacks have run. */
const settle = () => setImmediate();

test("a page is rendered once for all visitors", async () => {
  const { house, text } = setUp();
  expect([await text(), await text()]).toEqual(Array(2).fill("http://tacos.test/products 1 v1"));
  expect(house.rendered).toBe(1);
});

test("a hundred simultaneous requests for a new page render it once", async () => {
  const { house, text } = setUp();
  await Promise.all(Array.from({ length: 100 }, () => text()));
  expect(house.rendered).toBe(1);
});

test("the next request after a change gets a new page", async () => {
  const { house, text } = setUp();
  await text();
  house.version = "2";
  expect(await text()).toBe("http://tacos.test/products 2 v2");
});

test("a request after a change does not get a page whose render started before it", async () => {
  const { house, text, hold } = setUp();
  const release = hold();
  const before = text();
  await settle();
  house.version = "2";
  const after = text();
  await settle();
  release();
  expect(await before).toContain("v1");
  expect(await after).toContain("v2");
  expect(await text()).toContain("v2");
  expect(house.rendered).toBe(2);
});

test("each URL and each language has its own page", async () => {
  const { house, text } = setUp();
  await text();
  await text(page("http://burgers.test/products"));
  await text(page("http://tacos.test/products", "es"));
  await text(page("https://tacos.test/products"));
  expect(house.rendered).toBe(4);
});

test("pages live for twenty seconds and state their age", async () => {
  const { house, find } = setUp();
  expect(await find(page())).toMatchObject({ age: 0 });
  house.now = 19_999;
  expect(await find(page())).toMatchObject({ age: 19_999 });
  house.now = 20_000;
  expect(await find(page())).toMatchObject({ age: 0 });
  expect(house.rendered).toBe(2);
});

test("without a version nothing is cached or rendered", async () => {
  const { house, find } = setUp();
  house.version = null;
  expect(await find(page())).toBeNull();
  expect(house.rendered).toBe(0);
});

test("a no-store page goes to all who wait for it, and is not cached", async () => {
  const { house, text } = setUp();
  house.control = "private, no-store";
  expect(await Promise.all([text(), text()])).toEqual(
    Array(2).fill("http://tacos.test/products 1 v1"),
  );
  house.control = "private, no-cache";
  expect([await text(), await text()]).toEqual(Array(2).fill("http://tacos.test/products 2 v1"));
});

test.each([404, 500, 503, 302])("an answer %i is not cached", async (status) => {
  const { house, find } = setUp();
  house.status = status;
  expect((await find(page()))?.page.status).toBe(status);
  house.status = 200;
  expect((await find(page()))?.page.status).toBe(200);
  expect(house.rendered).toBe(2);
});

test("a failed render fails all who wait for it, and the next request renders again", async () => {
  let rendered = 0;
  const find = createPageCache({
    version: async () => "1",
    render: async () => {
      rendered += 1;
      if (rendered > 1) return new Response("page");
      await settle();
      throw new Error("broken");
    },
  });
  const outcomes = await Promise.allSettled([find(page()), find(page())]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect((await find(page()))?.page.status).toBe(200);
});

test("the least recently used pages are evicted first", async () => {
  const { house, text } = setUp({ maxBytes: 2_500, body: "x".repeat(500) });
  const [a, b, c] = ["http://a.test/", "http://b.test/", "http://c.test/"].map((url) => page(url));
  await text(a);
  await text(b);
  await text(a);
  await text(c);
  expect(house.rendered).toBe(3);
  await text(a);
  await text(c);
  expect(house.rendered).toBe(3);
  await text(b);
  expect(house.rendered).toBe(4);
});

test("a page larger than the cache is sent, and not cached", async () => {
  const { house, text } = setUp({ maxBytes: 100, body: "x".repeat(500) });
  expect(await text()).toContain("v1");
  expect(await text()).toContain("v1");
  expect(house.rendered).toBe(2);
});

test("while the version cannot be read, the last page is served for two minutes", async () => {
  const { house, find, text } = setUp();
  const rendered = await text();
  house.version = new Error("no database");
  house.now = 119_999;
  expect(await text()).toBe(rendered);
  expect((await find(page()))?.age).toBe(119_999);
  house.now = 120_000;
  await expect(find(page())).rejects.toThrow("no database");
  house.version = "1";
  expect(await text()).not.toBe(rendered);
});

test("without a last page, a version that cannot be read is a failure", async () => {
  const { house, find } = setUp();
  house.version = new Error("no database");
  await expect(find(page())).rejects.toThrow("no database");
  expect(house.rendered).toBe(0);
});

test("an endless render holds visitors of its first five seconds only", async () => {
  const { house, text, hold } = setUp();
  const release = hold();
  const stuck = text();
  await settle();
  house.now = 4_999;
  const early = text();
  await settle();
  expect(house.rendered).toBe(1);
  house.now = 5_000;
  const late = text();
  await settle();
  expect(house.rendered).toBe(2);
  release();
  expect(await stuck).toBe(await early);
  expect(await late).toContain("2 v1");
});
