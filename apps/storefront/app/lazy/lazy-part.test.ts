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

/** Why the code cannot be had; "reloading" where the page is on its way out. */
async function reasonOf(load: () => Promise<unknown>, page?: string): Promise<string> {
  const result = await Promise.race([
    loadPart(load, page),
    new Promise<{ reason: string }>((resolve) => setTimeout(resolve, 0, { reason: "reloading" })),
  ]);
  return "reason" in result ? result.reason : "loaded";
}

test("what can be loaded is given, and nothing else happens", async () => {
  expect(await loadPart(async () => "part")).toEqual({ part: "part" });
  expect(reload).not.toHaveBeenCalled();
});

test("code that is gone reloads the page, once", async () => {
  expect(await reasonOf(gone("/a.js"))).toBe("reloading");
  expect(reload).toHaveBeenCalledTimes(1);
  // What follows happens in the reloaded page.
  expect(await reasonOf(gone("/a.js"))).toBe("broken");
  expect(await reasonOf(gone("/b.js"))).toBe("reloading");
  expect(await reasonOf(gone("/a.js"))).toBe("broken");
  expect(reload).toHaveBeenCalledTimes(2);
});

test("without a network the page stays", async () => {
  onLine = false;
  expect(await reasonOf(gone("/a.js"))).toBe("broken");
  expect(reload).not.toHaveBeenCalled();
});

test.each([null, 502, 503])(
  "where the server does not answer (%s) the page stays, whatever the browser believes",
  async (answer) => {
    status = answer;
    expect(await reasonOf(gone("/a.js"))).toBe("unreachable");
    expect(reload).not.toHaveBeenCalled();
    // The page was not reloaded for that: it still is when the server answers.
    status = 200;
    expect(await reasonOf(gone("/a.js"))).toBe("reloading");
  },
);

test("code of another page fetches that page", async () => {
  expect(await reasonOf(gone("/a.js"), "https://demo.test/cart")).toBe("reloading");
  expect(assign).toHaveBeenCalledExactlyOnceWith("https://demo.test/cart");
  expect(reload).not.toHaveBeenCalled();
});

test("code of the page that is at this address already reloads it", async () => {
  expect(await reasonOf(gone("/a.js"), "https://demo.test/products")).toBe("reloading");
  expect(reload).toHaveBeenCalledTimes(1);
  expect(assign).not.toHaveBeenCalled();
});

test("where nothing can be noted the page stays, so that it never reloads in a loop", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("blocked");
    },
  });
  expect(await reasonOf(gone("/a.js"))).toBe("broken");
  expect(reload).not.toHaveBeenCalled();
});
