import { SourceFailure } from "./ask.ts";

/** So many failures one after the other are no accident. */
const FAILURES = 3;
const REST_MS = 10_000;

type Options = { restMs?: number; now?: () => number };

/**
 * Leaves somebody who keeps failing alone for a while: visitors then have their empty answer at
 * once, and who is overloaded gets no more to do. After the rest one more failure is enough.
 */
export class Circuit {
  readonly #restMs: number;
  readonly #now: () => number;
  #failures = 0;
  #restsUntil = Number.NEGATIVE_INFINITY;

  constructor({ restMs = REST_MS, now = () => performance.now() }: Options = {}) {
    this.#restMs = restMs;
    this.#now = now;
  }

  /** Throws what `ask` throws, or a `SourceFailure` while nobody is asked. */
  async run<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (this.#now() < this.#restsUntil) throw new SourceFailure("resting");
    try {
      const answer = await ask();
      this.#failures = 0;
      return answer;
    } catch (error) {
      // Else a visitor could have it closed to everybody by asking for nonsense.
      if (!(error instanceof SourceFailure && error.aboutQuestion)) this.#failed();
      throw error;
    }
  }

  #failed(): void {
    this.#failures += 1;
    if (this.#failures >= FAILURES) this.#restsUntil = this.#now() + this.#restMs;
  }
}
