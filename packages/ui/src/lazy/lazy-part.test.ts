import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "../web/testing/stub-storage.ts";

const reload = vi.fn();
const assign = vi.fn();
let onLine = true;
/** Of a new page in each test. */
let loadPart: typeof import("./lazy-part.tsx")["loadPart"];
/** The status with which the server answers for the page; null where it is unreachable. */
let status: number | null = 200;

beforeEach(async () => {
  vi.resetModules();
  ({ loadPart } = await import("./lazy-part.tsx"));
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
  stubStorage("sessionStorage");
});

afterEach(() => {
  vi.useRealTimers();
});

const failedImport = (file: string) => async () => {
  throw new TypeError(`Failed to fetch dynamically imported module: ${file}`);
};

/** Returns why the code cannot be loaded; "reloading" where the page reloads. */
async function reasonOf(load: () => Promise<unknown>, page?: string): Promise<string> {
  const result = await Promise.race([
    loadPart(load, page),
    new Promise<{ reason: string }>((resolve) => setTimeout(resolve, 0, { reason: "reloading" })),
  ]);
  return "reason" in result ? result.reason : "loaded";
}

test("code that loads is returned, and the page is not reloaded", async () => {
  expect(await loadPart(async () => "part")).toEqual({ part: "part" });
  expect(reload).not.toHaveBeenCalled();
});

test("code that fails once on a bad network is loaded again, and the page is not reloaded", async () => {
  const load = vi.fn(async () => "part").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await loadPart(load)).toEqual({ part: "part" });
  expect(reload).not.toHaveBeenCalled();
});

test("code that is gone reloads the page once", async () => {
  expect(await reasonOf(failedImport("/a.js"))).toBe("reloading");
  expect(reload).toHaveBeenCalledTimes(1);
  // What follows happens in the reloaded page.
  expect(await reasonOf(failedImport("/a.js"))).toBe("broken");
  expect(await reasonOf(failedImport("/b.js"))).toBe("reloading");
  expect(await reasonOf(failedImport("/a.js"))).toBe("broken");
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a press while the page loads again leads to the page of the press", async () => {
  const navigation = new EventTarget();
  vi.stubGlobal("window", { location, navigation });
  expect(await reasonOf(failedImport("/a.js"))).toBe("reloading");
  expect(reload).toHaveBeenCalledTimes(1);
  const change = () => navigation.dispatchEvent(new Event("currententrychange"));
  // The router keeps the scroll position in the entry of the page that ends.
  change();
  expect(reload).toHaveBeenCalledTimes(1);
  location.href = "https://demo.test/cart";
  change();
  expect(reload).toHaveBeenCalledTimes(2);
  // A page whose code is not here is loaded as a document, whether its own code could come or not.
  const load = vi.fn(async () => "part");
  await Promise.race([loadPart(load, "https://demo.test/tracking"), pause(0)]);
  expect(assign).toHaveBeenCalledExactlyOnceWith("https://demo.test/tracking");
  expect(load).not.toHaveBeenCalled();
});

test("code that a page lost to the network reloads it each time the network is back", async () => {
  expect(await reasonOf(failedImport("/a.js"))).toBe("reloading");
  // In the reloaded page.
  vi.resetModules();
  const { loadPart: load, preloadPart } = await import("./lazy-part.tsx");
  const onPress = () => Promise.race([load(failedImport("/a.js")), pause(0, "reloading")]);
  expect(await onPress()).toEqual({ part: null, reason: "broken" });
  status = null;
  preloadPart(failedImport("/a.js"));
  await pause(0);
  status = 200;
  expect(await onPress()).toBe("reloading");
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a failure that comes again after minutes reloads the page again: a board stays open for days", async () => {
  vi.spyOn(Date, "now").mockReturnValueOnce(1_000_000).mockReturnValueOnce(1_299_999);
  expect(await reasonOf(failedImport("/a.js"))).toBe("reloading");
  expect(await reasonOf(failedImport("/a.js"))).toBe("broken");
  vi.spyOn(Date, "now").mockReturnValue(1_300_000);
  expect(await reasonOf(failedImport("/a.js"))).toBe("reloading");
  expect(reload).toHaveBeenCalledTimes(2);
});

test("code whose request gets no answer reloads the page once, or waits for a server that does not answer", async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => new Promise<never>(() => undefined));
  void loadPart(load);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);

  status = null;
  const result = loadPart(load);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await result).toEqual({ part: null, reason: "unreachable" });
  expect(reload).toHaveBeenCalledTimes(1);
});

test("without a network the page is not reloaded", async () => {
  onLine = false;
  expect(await reasonOf(failedImport("/a.js"))).toBe("broken");
  expect(reload).not.toHaveBeenCalled();
});

test.each([null, 502, 503])(
  "where the server does not answer (%s) the page is not reloaded, even if the browser is online",
  async (answer) => {
    status = answer;
    expect(await reasonOf(failedImport("/a.js"))).toBe("unreachable");
    expect(reload).not.toHaveBeenCalled();
    // That failure did not use up the one reload.
    status = 200;
    expect(await reasonOf(failedImport("/a.js"))).toBe("reloading");
  },
);

test("missing code of another page loads that page", async () => {
  expect(await reasonOf(failedImport("/a.js"), "https://demo.test/cart")).toBe("reloading");
  expect(assign).toHaveBeenCalledExactlyOnceWith("https://demo.test/cart");
  expect(reload).not.toHaveBeenCalled();
});

test("missing code of the page at the current address reloads it", async () => {
  expect(await reasonOf(failedImport("/a.js"), "https://demo.test/products")).toBe("reloading");
  expect(reload).toHaveBeenCalledTimes(1);
  expect(assign).not.toHaveBeenCalled();
});

test("where the reload cannot be recorded the page is not reloaded, so that it cannot loop", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("blocked");
    },
  });
  expect(await reasonOf(failedImport("/a.js"))).toBe("broken");
  expect(reload).not.toHaveBeenCalled();
});
