import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freeMemoryAtRest } from "./free-memory-at-rest.ts";

const MB = 1024 * 1024;
const LOOK_MS = 3_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A heap of which 60 MB stay in use after each collection. */
function startWith({ used = 90 * MB, busy = 0 } = {}) {
  const heap = { used, busy, collections: 0 };
  freeMemoryAtRest({
    usedBytes: () => heap.used,
    busyShare: () => heap.busy,
    collect: () => {
      heap.collections += 1;
      heap.used = 60 * MB;
    },
  });
  return heap;
}

test("a server at rest collects its garbage once", () => {
  const heap = startWith();
  vi.advanceTimersByTime(LOOK_MS);
  expect(heap.collections).toBe(1);
  vi.advanceTimersByTime(100 * LOOK_MS);
  expect(heap.collections).toBe(1);
});

test("a busy server collects no garbage before it is at rest", () => {
  const heap = startWith({ busy: 0.2 });
  vi.advanceTimersByTime(10 * LOOK_MS);
  expect(heap.collections).toBe(0);
  heap.busy = 0;
  vi.advanceTimersByTime(LOOK_MS);
  expect(heap.collections).toBe(1);
});

test("a server at rest collects again once its heap has grown by 24 MB", () => {
  const heap = startWith();
  vi.advanceTimersByTime(LOOK_MS);
  heap.used = 80 * MB;
  vi.advanceTimersByTime(LOOK_MS);
  expect(heap.collections).toBe(1);
  heap.used = 85 * MB;
  vi.advanceTimersByTime(LOOK_MS);
  expect(heap.collections).toBe(2);
});

test("without Node's option for collecting no timer runs", () => {
  freeMemoryAtRest(null);
  expect(vi.getTimerCount()).toBe(0);
});
