/** Does one piece of work after the other, in the sequence in which they were asked for. */
export class WriteQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Whether work waits behind what is being done now. */
  get hasLater(): boolean {
    return this.#waiting > 1;
  }

  /** Whether work waits or is being done. */
  get hasWork(): boolean {
    return this.#waiting > 0;
  }

  /** Resolves to the answer of the work, which begins once all earlier work has ended, also by failing. */
  run<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    this.#waiting += 1;
    const answer = this.#last.then(work).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = answer.catch(() => null);
    return answer;
  }
}
