import { afterEach, expect, test, vi } from "vitest";
import { keepScrollInPageCache } from "./keep-scroll-in-page-cache.ts";

afterEach(() => vi.unstubAllGlobals());

/** Leaves a page that is scrolled to 3000 pixels, and comes back to one that Safari shows from its top. */
function leaveAndComeBack({ persisted }: { persisted: boolean }): number {
  const page = Object.assign(new EventTarget(), {
    scrollY: 3000,
    scrollTo: (_: number, y: number) => {
      page.scrollY = y;
    },
  });
  vi.stubGlobal("window", page);
  keepScrollInPageCache();
  page.dispatchEvent(new Event("pagehide"));
  page.scrollY = 0;
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  return page.scrollY;
}

test("a page from the back-forward cache is scrolled to where the visitor left it", () => {
  expect(leaveAndComeBack({ persisted: true })).toBe(3000);
});

test("the scrolling of a page that is loaded is left to the router", () => {
  expect(leaveAndComeBack({ persisted: false })).toBe(0);
});
