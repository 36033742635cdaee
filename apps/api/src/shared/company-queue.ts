/** How much work of a company runs at once: one has the lock, and the next one waits for it. */
const AT_ONCE = 2;
/** Milliseconds after which a work no longer waits: the database decides, and its limits hold. */
const MAX_WAIT_MS = 1_000;

/**
 * Lets work that locks the same row of a company wait in this process, in the sequence in which it came.
 * Those that wait for a lock in Postgres get it in no sequence, and each holds a connection meanwhile
 * (decision 54).
 */
export class CompanyQueue {
  readonly #running = new Map<string, number>();
  /** By company, what starts the next work. */
  readonly #waiting = new Map<string, Set<() => void>>();

  /** Runs the work in its turn, at the latest after a second. */
  async run<T>(companyId: string, work: () => Promise<T>): Promise<T> {
    await this.#enter(companyId);
    try {
      return await work();
    } finally {
      this.#leave(companyId);
    }
  }

  #enter(companyId: string): Promise<void> | undefined {
    const running = this.#running.get(companyId) ?? 0;
    if (running < AT_ONCE) {
      this.#running.set(companyId, running + 1);
      return undefined;
    }
    const queue = this.#waiting.get(companyId) ?? new Set();
    this.#waiting.set(companyId, queue);
    return new Promise((resolve) => {
      const start = () => {
        clearTimeout(timer);
        queue.delete(start);
        if (queue.size === 0) this.#waiting.delete(companyId);
        this.#running.set(companyId, (this.#running.get(companyId) ?? 0) + 1);
        resolve();
      };
      const timer = setTimeout(start, MAX_WAIT_MS);
      queue.add(start);
    });
  }

  #leave(companyId: string): void {
    const left = (this.#running.get(companyId) ?? 1) - 1;
    if (left > 0) this.#running.set(companyId, left);
    else this.#running.delete(companyId);
    const [next] = this.#waiting.get(companyId) ?? [];
    if (left < AT_ONCE) next?.();
  }
}
