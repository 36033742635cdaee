/**
 * Runs one work at a time. Companies take turns: many pictures of one company delay a picture of another by one
 * picture only.
 */
export class UploadQueue {
  /** What waits, by company; the company whose turn is next is the first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isBusy = false;

  /** Runs the work in its turn. */
  async run<T>(companyId: string, work: () => Promise<T>): Promise<T> {
    if (this.#isBusy) await this.#wait(companyId);
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      this.#startNext();
    }
  }

  #wait(companyId: string): Promise<void> {
    return new Promise((start) => {
      const own = this.#waiting.get(companyId);
      if (own) own.push(start);
      else this.#waiting.set(companyId, [start]);
    });
  }

  /** Busy until nothing waits: work that comes meanwhile waits behind the others. */
  #startNext(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#isBusy = false;
      return;
    }
    const [companyId, [start, ...later]] = next;
    this.#waiting.delete(companyId);
    if (later.length > 0) this.#waiting.set(companyId, later);
    start?.();
  }
}
