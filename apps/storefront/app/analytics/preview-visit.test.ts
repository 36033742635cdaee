import { beforeEach, expect, test, vi } from "vitest";
import { isPreview } from "./preview-visit.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

/** What a page of the visit says, loaded anew at an address with this query. */
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
])("%j is a preview: %s", (search, preview) => {
  expect(isPreview(search)).toBe(preview);
});

test("a visit that begins as a preview is one to its end, whatever page is loaded", async () => {
  expect(await atPage("?from=preview")).toBe(true);
  expect(await atPage("")).toBe(true);
});

test("any other visit is none, until its address asks for one", async () => {
  expect(await atPage("?utm_source=flyer")).toBe(false);
  expect(await atPage("")).toBe(false);
  expect(await atPage("?preview")).toBe(true);
  expect(await atPage("")).toBe(true);
});

test("one that goes on in a window of its own stays what it was", async () => {
  expect(await atPage("?utm_source=flyer")).toBe(false);
  (await import("./preview-visit.ts")).markMovedToApp();
  expect(await atPage("?utm_source=flyer&from=preview")).toBe(false);
  expect(await atPage("")).toBe(false);
});

test("and so does a preview", async () => {
  expect(await atPage("?preview")).toBe(true);
  (await import("./preview-visit.ts")).markMovedToApp();
  expect(await atPage("?preview&from=preview")).toBe(true);
});

test("where nothing can be stored, the page remembers", async () => {
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
