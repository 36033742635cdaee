import { setImmediate as nextTurn } from "node:timers/promises";

/** Starts each work after the one before. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Starts at most one work in each turn of the event loop. PGlite answers without waiting, so that without
 * this everything that waits for it runs in one turn: meanwhile no request is read, no connection is taken
 * and no answer is sent.
 */
export function oneEachTurn(): Turns {
  let free: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = free.then(work);
    free = result.then(
      () => nextTurn(),
      () => nextTurn(),
    );
    return result;
  };
}
