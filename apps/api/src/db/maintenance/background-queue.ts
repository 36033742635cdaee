import { setTimeout as pause } from "node:timers/promises";

/** Runs a background job in its turn. */
export type BackgroundQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** The pause after a job, as a multiple of the job's own time. */
const PAUSE = 3;
/** Milliseconds; the longest pause, because a job that waited for a lock kept nothing busy. */
const MAX_PAUSE = 500;

/**
 * Runs background jobs one after the other. After each it pauses three times as long as the job
 * took, at most half a second: however many short jobs are due, requests get at least three
 * quarters of the event loop and of the embedded database's only connection (decision 34).
 */
export function createBackgroundQueue(): BackgroundQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(async () => {
      const began = performance.now();
      const done = await work().then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      return { done, paused: pause(Math.min(MAX_PAUSE, PAUSE * (performance.now() - began))) };
    });
    last = turn.then(({ paused }) => paused);
    return turn.then(({ done }) => {
      if ("error" in done) throw done.error;
      return done.value;
    });
  };
}
