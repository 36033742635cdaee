import { DatabaseBusy } from "./database-failures.ts";

export type FairShareLimits = {
  /** The number of connections to share. */
  connections: number;
  /** The most waiting requests of one company. */
  maxWaiting: number;
  /** Milliseconds that a request waits at most. */
  maxWaitMs: number;
};

type Waiting = { grant: () => void };

/**
 * Shares connections among companies, so that a company whose transactions wait for a lock leaves
 * some to the others: a company gets one more only while it holds fewer than are free. A single
 * busy company thus holds at most half of them, two hold a third each, and one is always left for
 * the next company (dynamic thresholds, as in switches that share buffers).
 */
export class ConnectionShares {
  readonly #limits: FairShareLimits;
  readonly #held = new Map<string, number>();
  /** By company; the company that got a connection last is last. */
  readonly #waiting = new Map<string, Set<Waiting>>();
  #free: number;

  constructor(limits: FairShareLimits) {
    this.#limits = limits;
    this.#free = limits.connections;
  }

  /**
   * Waits for the company's turn; resolves to the function that releases the connection, to be
   * called once. Throws `DatabaseBusy` when too many wait already, or the wait is too long.
   */
  acquire(company: string): Promise<() => void> {
    if (this.#mayTake(company)) return Promise.resolve(this.#take(company));
    const queue = this.#waiting.get(company) ?? new Set();
    if (queue.size >= this.#limits.maxWaiting) return Promise.reject(new DatabaseBusy());
    this.#waiting.set(company, queue);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        grant: () => {
          clearTimeout(timer);
          resolve(this.#take(company));
        },
      };
      const timer = setTimeout(() => {
        queue.delete(waiting);
        if (queue.size === 0 && this.#waiting.get(company) === queue) this.#waiting.delete(company);
        reject(new DatabaseBusy());
      }, this.#limits.maxWaitMs);
      queue.add(waiting);
    });
  }

  /** The requests of all companies that wait. */
  get waiting(): number {
    let count = 0;
    for (const queue of this.#waiting.values()) count += queue.size;
    return count;
  }

  #mayTake(company: string): boolean {
    return (this.#held.get(company) ?? 0) < this.#free;
  }

  #take(company: string): () => void {
    this.#free -= 1;
    this.#held.set(company, (this.#held.get(company) ?? 0) + 1);
    return () => {
      const left = (this.#held.get(company) ?? 0) - 1;
      if (left > 0) this.#held.set(company, left);
      else this.#held.delete(company);
      this.#free += 1;
      this.#grantNext();
    };
  }

  /** A company with more waiting requests goes to the end of the map, and is visited again. */
  #grantNext(): void {
    for (const [company, queue] of this.#waiting) {
      const [first] = queue;
      if (!first || !this.#mayTake(company)) continue;
      queue.delete(first);
      this.#waiting.delete(company);
      if (queue.size > 0) this.#waiting.set(company, queue);
      first.grant();
    }
  }
}
