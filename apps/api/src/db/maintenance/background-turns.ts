import { setTimeout as pause } from "node:timers/promises";

/** Runs a piece of background work in its turn. */
export type BackgroundTurns = <T>(work: () => Promise<T>) => Promise<T>;

/** A pause is so many times as long as the work before it took. */
const PAUSE = 3;
/** And no longer than this: a work that waited for a lock has kept nothing busy. In milliseconds. */
const MAX_PAUSE = 500;

/**
 * Runs background works one after the other, with a pause after each that is three times as long as the
 * work took, half a second at most. However many short ones are due at once, requests get at least three
 * quarters of the event loop and of the embedded database's only connection (decision 34).
 */
export function createBackgroundTurns(): BackgroundTurns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(async () => {
      const began = performance.now();
      const done = await work().then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      return { done, paused: pause(Math.min(MAX_PAUSE, PAUSE * (performance.now() - began))) };
    });
    last = mine.then(({ paused }) => paused);
    return mine.then(({ done }) => {
      if ("error" in done) throw done.error;
      return done.value;
    });
  };
}
