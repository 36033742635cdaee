import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";

const page = (url = "http://tacos.test/products", language = "en") => ({
  url,
  headers: { "accept-language": language },
});

/** A cache over pages that say how often they were rendered, and the version they were begun under. */
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
  const text = async (asked = page()) => {
    const found = await find(asked);
    return found && `${(await found.page.encodedFor("")).body}`;
  };
  /** Keeps renderings from ending until it is called. */
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

/** Lets everything happen that waits for nothing but its turn. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

test("a page is rendered once for all who ask", async () => {
  const { house, text } = setUp();
  expect([await text(), await text()]).toEqual(Array(2).fill("http://tacos.test/products 1 v1"));
  expect(house.rendered).toBe(1);
});

test("a hundred who come at once to a cold page make it once", async () => {
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

test("a page that was begun before a change is not given to who comes after it", async () => {
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

test("a page of another address or language is another page", async () => {
  const { house, text } = setUp();
  await text();
  await text(page("http://burgers.test/products"));
  await text(page("http://tacos.test/products", "es"));
  await text(page("https://tacos.test/products"));
  expect(house.rendered).toBe(4);
});

test("time passes in pages: they live twenty seconds, and say how old they are", async () => {
  const { house, find } = setUp();
  expect(await find(page())).toMatchObject({ age: 0 });
  house.now = 19_999;
  expect(await find(page())).toMatchObject({ age: 19_999 });
  house.now = 20_000;
  expect(await find(page())).toMatchObject({ age: 0 });
  expect(house.rendered).toBe(2);
});

test("where nobody can tell whether it holds, nothing is kept or made", async () => {
  const { house, find } = setUp();
  house.version = null;
  expect(await find(page())).toBeNull();
  expect(house.rendered).toBe(0);
});

test("a page that lacks something is given to those who wait for it, and not kept", async () => {
  const { house, text } = setUp();
  house.control = "private, no-store";
  expect(await Promise.all([text(), text()])).toEqual(
    Array(2).fill("http://tacos.test/products 1 v1"),
  );
  house.control = "private, no-cache";
  expect([await text(), await text()]).toEqual(Array(2).fill("http://tacos.test/products 2 v1"));
});

test.each([404, 500, 503, 302])("an answer %i is not kept", async (status) => {
  const { house, find } = setUp();
  house.status = status;
  expect((await find(page()))?.page.status).toBe(status);
  house.status = 200;
  expect((await find(page()))?.page.status).toBe(200);
  expect(house.rendered).toBe(2);
});

test("a rendering that breaks off fails who waited for it, and the next one renders anew", async () => {
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

test("of more than fits, those not asked for longest go first", async () => {
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

test("a page that is too big for it is answered, and nothing of it is kept", async () => {
  const { house, text } = setUp({ maxBytes: 100, body: "x".repeat(500) });
  expect(await text()).toContain("v1");
  expect(await text()).toContain("v1");
  expect(house.rendered).toBe(2);
});

test("while the version cannot be asked for, the page of before is given, for two minutes", async () => {
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

test("without a page of before, a version that cannot be asked for is a failure", async () => {
  const { house, find } = setUp();
  house.version = new Error("no database");
  await expect(find(page())).rejects.toThrow("no database");
  expect(house.rendered).toBe(0);
});

test("a rendering that does not end holds those who came within five seconds, not those who come later", async () => {
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
