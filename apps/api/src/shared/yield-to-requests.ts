import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds for which one work may keep the event loop: too short a wait to notice. */
const BUSY_MS = 10;

/**
 * Returns a function that long work calls between its parts. When the parts since the last turn took
 * long, it gives the event loop a turn, so that requests are answered in between.
 */
export function createYield(now: () => number = () => performance.now()): () => Promise<void> {
  let began = now();
  return async () => {
    if (now() - began < BUSY_MS) return;
    await nextTurn();
    began = now();
  };
}
