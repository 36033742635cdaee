import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenLoaded } from "./when-loaded.ts";

const page = new EventTarget();
const act = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  act.mockClear();
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", { readyState: "interactive" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page that has loaded is not waited for", () => {
  vi.stubGlobal("document", { readyState: "complete" });
  whenLoaded(act);
  expect(act).toHaveBeenCalledOnce();
});

test("what runs after the load runs once, not again after ten seconds", () => {
  whenLoaded(act);
  expect(act).not.toHaveBeenCalled();
  page.dispatchEvent(new Event("load"));
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledOnce();
});

test("a page of which one file hangs is waited for ten seconds", () => {
  whenLoaded(act);
  vi.advanceTimersByTime(9_999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  page.dispatchEvent(new Event("load"));
  expect(act).toHaveBeenCalledOnce();
});
