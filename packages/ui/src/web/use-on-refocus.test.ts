import { afterEach, expect, test, vi } from "vitest";
import { listenForReturn } from "./use-on-refocus.ts";

afterEach(() => vi.unstubAllGlobals());

/** How often a page that listens counts an event as a return to it. */
function returnsAfter(event: Event, visibilityState = "visible", listening = true): number {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", Object.assign(page, { visibilityState }));
  let returns = 0;
  const stop = listenForReturn(() => {
    returns += 1;
  });
  if (!listening) stop();
  page.dispatchEvent(event);
  return returns;
}

const pageShow = (persisted: boolean) => Object.assign(new Event("pageshow"), { persisted });

test.each([
  ["focus", new Event("focus")],
  ["a network that is back", new Event("online")],
  ["a tab that is chosen", new Event("visibilitychange")],
  ["the back-forward cache", pageShow(true)],
])("the visitor returns to a page by %s, unless it is hidden", (_, event) => {
  expect(returnsAfter(event)).toBe(1);
  expect(returnsAfter(event, "hidden")).toBe(0);
  expect(returnsAfter(event, "visible", false)).toBe(0);
});

test("the end of a page's first load is no return", () => {
  expect(returnsAfter(pageShow(false))).toBe(0);
});
