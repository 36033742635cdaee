type Waiting = { since: number; start: () => void };

/**
 * The queue for the embedded database's only connection: one caller at a time, in the sequence in which
 * they came. Between two callers the event loop has a turn. PGlite answers without waiting: without this
 * turn all callers would run one after the other, and meanwhile no request would be read and no answer
 * sent.
 */
export class ConnectionQueue {
  /** Sorted by `since`: the first one has waited longest. */
  readonly #queue: Waiting[] = [];
  #isTaken = false;

  /** Resolves when the connection is free. `since`: when the caller came, in milliseconds of `performance.now()`. */
  take(since = performance.now()): Promise<void> | undefined {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return undefined;
    }
    return new Promise((start) => {
      const later = this.#queue.findIndex((waiting) => waiting.since > since);
      this.#queue.splice(later < 0 ? this.#queue.length : later, 0, { since, start });
    });
  }

  /**
   * Gives the connection back. The next caller gets it in a later turn of the event loop: work that the last
   * answer caused can join the queue before that, by its earlier `since`.
   */
  leave(): void {
    setImmediate(() => {
      const next = this.#queue.shift();
      if (next) next.start();
      else this.#isTaken = false;
    });
  }
}
