/** Repeats a read. Of reads that overlap, only the answer of the one that began last counts. */
export class LatestRead {
  #begun = 0;
  #running = 0;

  /** Reads now. Resolves to null if the read fails, or if a later one has begun meanwhile. */
  async run<Answer>(load: () => Promise<Answer>): Promise<Answer | null> {
    this.#begun += 1;
    const begun = this.#begun;
    this.#running += 1;
    const answer = await load().catch(() => null);
    this.#running -= 1;
    return begun === this.#begun ? answer : null;
  }

  /** Reads like `run`, but resolves to null while a read is on its way: a slow answer must count too. */
  async runIfIdle<Answer>(load: () => Promise<Answer>): Promise<Answer | null> {
    return this.#running === 0 ? this.run(load) : null;
  }
}
