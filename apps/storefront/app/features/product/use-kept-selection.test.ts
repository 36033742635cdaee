import { stubStorage } from "@comanda/ui/web/testing/stub-storage.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSelection, takeKeptSelection } from "./use-kept-selection.ts";

const chosen = {
  variantId: "large",
  modifiers: [{ modifier_id: "guacamole", quantity: 2 }],
  quantity: 3,
  comment: "sin cebolla",
};

let entries: Map<string, string>;
beforeEach(() => {
  entries = stubStorage("sessionStorage");
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** How the tab came to the document: `reload`, `back_forward` or `navigate`. */
function documentFrom(type: string) {
  const entry = { type } as unknown as PerformanceEntry;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
}

test.each(["reload", "back_forward"])("what was chosen is there after a %s, once", (type) => {
  documentFrom(type);
  keepSelection("burrito", "burrito", chosen);
  expect(takeKeptSelection("burrito")).toEqual(chosen);
  expect(takeKeptSelection("burrito")).toBeNull();
});

test("a dish that is opened by a link begins with its first choice", () => {
  documentFrom("navigate");
  keepSelection("burrito", "burrito", chosen);
  expect(takeKeptSelection("burrito")).toBeNull();
});

test("another dish that is opened after a reload does not get the choices of the first", () => {
  documentFrom("reload");
  keepSelection("burrito", "burrito", chosen);
  expect(takeKeptSelection("soup")).toBeNull();
  // Nor does the first one later: its sheet was closed.
  expect(takeKeptSelection("burrito")).toBeNull();
});

test.each([
  "{",
  '"burrito"',
  '{"subject":"burrito"}',
  '{"subject":"burrito","lines":[{"product_id":"burrito","variant_id":"large","quantity":-1}]}',
])("a stored text that is no selection is ignored: %s", (stored) => {
  documentFrom("reload");
  keepSelection("burrito", "burrito", chosen);
  for (const key of entries.keys()) entries.set(key, stored);
  expect(takeKeptSelection("burrito")).toBeNull();
});

test("a browser that stores nothing begins with the first choice", () => {
  documentFrom("reload");
  const refuse = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepSelection("burrito", "burrito", chosen);
  expect(takeKeptSelection("burrito")).toBeNull();
});
