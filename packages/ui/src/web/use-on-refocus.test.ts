import { afterEach, expect, test, vi } from "vitest";
import { listenForReturn } from "./use-on-refocus.ts";

afterEach(() => vi.unstubAllGlobals());

const newTargets = () => ({ window: new EventTarget(), document: new EventTarget() });
type Target = keyof ReturnType<typeof newTargets>;

type Page = { visibilityState?: string; listening?: boolean };

/** How often a page counts an event at its window or its document as a return to it. */
function returnsAfter(
  target: Target,
  event: Event,
  { visibilityState = "visible", listening = true }: Page = {},
): number {
  const targets = newTargets();
  vi.stubGlobal("window", targets.window);
  vi.stubGlobal("document", Object.assign(targets.document, { visibilityState }));
  let returns = 0;
  const stop = listenForReturn(() => {
    returns += 1;
  });
  if (!listening) stop();
  targets[target].dispatchEvent(event);
  return returns;
}

const pageShow = (persisted: boolean) => Object.assign(new Event("pageshow"), { persisted });

test.each<[string, Target, Event]>([
  ["focus", "window", new Event("focus")],
  ["a network that is back", "window", new Event("online")],
  ["a tab that is chosen", "document", new Event("visibilitychange")],
  ["the back-forward cache", "window", pageShow(true)],
])("the visitor returns to a page by %s, unless it is hidden", (_, target, event) => {
  expect(returnsAfter(target, event)).toBe(1);
  expect(returnsAfter(target, event, { visibilityState: "hidden" })).toBe(0);
  expect(returnsAfter(target, event, { listening: false })).toBe(0);
});

test("the end of a page's first load does not count as a return", () => {
  expect(returnsAfter("window", pageShow(false))).toBe(0);
});
