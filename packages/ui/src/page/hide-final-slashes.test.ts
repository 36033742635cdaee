import { afterEach, expect, test, vi } from "vitest";
import { hideFinalSlashes } from "./hide-final-slashes.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["/products/?table=4#soups", "/products?table=4#soups"],
  ["/products//", "/products"],
  ["//products/", "//products"],
  ["/products", null],
  ["/", null],
])("the address %s is shown as %s, on the same host", (from, to) => {
  const origin = "https://tacos.example";
  const replaceState = vi.fn();
  vi.stubGlobal("window", { location: new URL(origin + from) });
  vi.stubGlobal("history", { state: null, replaceState });
  hideFinalSlashes();
  const shown = replaceState.mock.calls.map(([, , url]) => new URL(url, origin + from).href);
  expect(shown).toEqual(to === null ? [] : [origin + to]);
});
