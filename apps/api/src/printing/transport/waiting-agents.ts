/** How many requests of one printer may wait for a ticket: an agent has one, and some that were cut off end later. */
const MAX_WAITING = 4;

/**
 * Counts the requests that wait for a ticket, by printer: each looks into the database twice a second, so that
 * a hundred of them would slow down every company.
 */
export class WaitingAgents {
  readonly #waiting = new Map<string, number>();

  /** Runs the work of a request that waits; null, without running it, when enough of this printer wait. */
  async run<T>(printerId: string, work: () => Promise<T>): Promise<T | null> {
    const waiting = this.#waiting.get(printerId) ?? 0;
    if (waiting >= MAX_WAITING) return null;
    this.#waiting.set(printerId, waiting + 1);
    try {
      return await work();
    } finally {
      const left = (this.#waiting.get(printerId) ?? 1) - 1;
      if (left > 0) this.#waiting.set(printerId, left);
      else this.#waiting.delete(printerId);
    }
  }
}
