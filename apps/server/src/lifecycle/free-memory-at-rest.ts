import { performance } from "node:perf_hooks";
import v8 from "node:v8";

/** How often the server looks whether it rests. */
const LOOK_MS = 3_000;
/** A server that was busy for at most this share of that time rests. */
const MAX_BUSY_SHARE = 0.03;
/** By how many bytes the heap has to grow before a collection is worth its 60 ms, in which no request is answered. */
const WORTH_BYTES = 24 * 1024 * 1024;

export type Heap = {
  usedBytes: () => number;
  /** The share of the time, from 0 to 1, in which this process did something since the last call. */
  busyShare: () => number;
  collect: () => void;
};

/**
 * Collects the garbage of this process when it has nothing to do, so that its memory goes back to the system: V8 by
 * itself waits until the heap has doubled, which can take a whole night. Does nothing unless Node runs with `--expose-gc`, which
 * `npm start` gives it. Figures are in docs/benchmarks.md.
 */
export function freeMemoryAtRest(heap: Heap | null = ownHeap()): void {
  if (!heap) return;
  let usedAfter = 0;
  const look = () => {
    if (heap.busyShare() > MAX_BUSY_SHARE || heap.usedBytes() < usedAfter + WORTH_BYTES) return;
    heap.collect();
    usedAfter = heap.usedBytes();
    // Starts a new measurement, so that the collection does not count as busy time.
    heap.busyShare();
  };
  setInterval(look, LOOK_MS).unref();
}

function ownHeap(): Heap | null {
  const { gc } = globalThis;
  if (!gc) return null;
  let last = performance.eventLoopUtilization();
  return {
    usedBytes: () => v8.getHeapStatistics().used_heap_size,
    busyShare: () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
    // The usual flavour frees objects and keeps their pages; this one gives the pages back too.
    collect: () => gc({ type: "major", execution: "sync", flavor: "last-resort" }),
  };
}
