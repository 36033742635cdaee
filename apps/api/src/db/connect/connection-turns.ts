type Waiting = { since: number; start: () => void };

/**
 * Who has the embedded database's only connection, one after the other, in the sequence in which they came.
 * Between two of them the event loop has a turn: PGlite answers without waiting, so that otherwise everything that
 * waits for it runs in one turn, in which no request is read, no connection is taken and no answer is sent.
 */
export class ConnectionTurns {
  /** In the sequence in which they came. */
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

  /** Gives the connection back. What its answer causes meanwhile may still come before the others. */
  leave(): void {
    setImmediate(() => {
      const next = this.#queue.shift();
      if (next) next.start();
      else this.#isTaken = false;
    });
  }
}
