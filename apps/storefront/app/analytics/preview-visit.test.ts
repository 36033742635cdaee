import { beforeEach, expect, test, vi } from "vitest";
import { isPreview } from "./preview-visit.ts";

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.resetModules();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

/** Loads a page of the visit at an address with this query, and returns whether it is a preview. */
async function atPage(search: string): Promise<boolean> {
  vi.resetModules();
  vi.stubGlobal("location", { search });
  return (await import("./preview-visit.ts")).isPreviewVisit();
}

test.each([
  ["?from=preview", true],
  ["?preview", true],
  ["?preview=true&utm_source=x", true],
  ["?from=flyer", false],
  ["", false],
])("the query %j is a preview: %s", (search, preview) => {
  expect(isPreview(search)).toBe(preview);
});

test("a visit that begins as a preview stays one on every page", async () => {
  expect(await atPage("?from=preview")).toBe(true);
  expect(await atPage("")).toBe(true);
});

test("another visit becomes a preview when an address asks for one", async () => {
  expect(await atPage("?utm_source=flyer")).toBe(false);
  expect(await atPage("")).toBe(false);
  expect(await atPage("?preview")).toBe(true);
  expect(await atPage("")).toBe(true);
});

test("a visit that moves into the app's window does not become a preview", async () => {
  expect(await atPage("?utm_source=flyer")).toBe(false);
  (await import("./preview-visit.ts")).markMovedToApp();
  expect(await atPage("?utm_source=flyer&from=preview")).toBe(false);
  expect(await atPage("")).toBe(false);
});

test("a preview that moves into the app's window stays a preview", async () => {
  expect(await atPage("?preview")).toBe(true);
  (await import("./preview-visit.ts")).markMovedToApp();
  expect(await atPage("?preview&from=preview")).toBe(true);
});

test("a preview is remembered by the page where nothing can be stored", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("blocked");
    },
  });
  vi.stubGlobal("location", { search: "?preview" });
  const { isPreviewVisit } = await import("./preview-visit.ts");
  expect(isPreviewVisit()).toBe(true);
  vi.stubGlobal("location", { search: "" });
  expect(isPreviewVisit()).toBe(true);
});
