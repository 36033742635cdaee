import { beforeEach, expect, test, vi } from "vitest";
import { loadPart } from "./lazy-part.tsx";

const reload = vi.fn();
const assign = vi.fn();
let onLine = true;
/** With what the server answers for the page; null where it cannot be reached. */
let status: number | null = 200;

beforeEach(() => {
  const kept = new Map<string, string>();
  reload.mockClear();
  assign.mockClear();
  onLine = true;
  status = 200;
  const location = { href: "https://demo.test/products", reload, assign };
  vi.stubGlobal("window", { location });
  vi.stubGlobal("location", location);
  vi.stubGlobal("fetch", async () => {
    if (status === null) throw new TypeError("Failed to fetch");
    return new Response(null, { status });
  });
  vi.stubGlobal("navigator", {
    get onLine() {
      return onLine;
    },
  });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const gone = (file: string) => async () => {
  throw new TypeError(`Failed to fetch dynamically imported module: ${file}`);
};

/** Whether it is given up; a page that is fetched anew never hears of it. */
async function givenUp(load: () => Promise<unknown>, page?: string): Promise<boolean> {
  const pending = Symbol("pending");
  const settled = await Promise.race([
    loadPart(load, page),
    new Promise((resolve) => setTimeout(resolve, 0, pending)),
  ]);
  return settled === null;
}

test("what can be loaded is given, and nothing else happens", async () => {
  expect(await loadPart(async () => "part")).toBe("part");
  expect(reload).not.toHaveBeenCalled();
});

test("code that is gone fetches the page anew, once", async () => {
  expect(await givenUp(gone("/a.js"))).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  // What follows happens in the page that came back.
  expect(await givenUp(gone("/a.js"))).toBe(true);
  expect(await givenUp(gone("/b.js"))).toBe(false);
  expect(await givenUp(gone("/a.js"))).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("without a network the page stays", async () => {
  onLine = false;
  expect(await givenUp(gone("/a.js"))).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test.each([null, 502, 503])(
  "where the server does not answer (%s) the page stays, whatever the browser believes",
  async (answer) => {
    status = answer;
    expect(await givenUp(gone("/a.js"))).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    // It was not fetched anew for that: it still is when the server answers.
    status = 200;
    expect(await givenUp(gone("/a.js"))).toBe(false);
  },
);

test("code of another page fetches that page", async () => {
  expect(await givenUp(gone("/a.js"), "https://demo.test/cart")).toBe(false);
  expect(assign).toHaveBeenCalledExactlyOnceWith("https://demo.test/cart");
  expect(reload).not.toHaveBeenCalled();
});

test("where nothing can be noted the page stays, for it might be fetched anew for ever", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("blocked");
    },
  });
  expect(await givenUp(gone("/a.js"))).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});
