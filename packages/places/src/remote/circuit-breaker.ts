import { RemoteFailure } from "./ask-json.ts";

/** So many failures one after the other are no accident. */
const FAILURE_THRESHOLD = 3;
const OPEN_MS = 10_000;

type Options = { openMs?: number; now?: () => number };

/**
 * Leaves somebody who keeps failing alone for a while: visitors then have their empty answer at
 * once, and who is overloaded gets no more to do. After the rest one more failure is enough.
 */
export class CircuitBreaker {
  readonly #openMs: number;
  readonly #now: () => number;
  #failures = 0;
  #openUntil = Number.NEGATIVE_INFINITY;

  constructor({ openMs = OPEN_MS, now = () => performance.now() }: Options = {}) {
    this.#openMs = openMs;
    this.#now = now;
  }

  /** Throws what `ask` throws, or a `RemoteFailure` while nobody is asked. */
  async run<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (this.#now() < this.#openUntil) throw new RemoteFailure("resting");
    try {
      const answer = await ask();
      this.#failures = 0;
      return answer;
    } catch (error) {
      // Else a visitor could have it closed to everybody by asking for nonsense.
      if (!(error instanceof RemoteFailure && error.isRequestFault)) this.#recordFailure();
      throw error;
    }
  }

  #recordFailure(): void {
    this.#failures += 1;
    if (this.#failures >= FAILURE_THRESHOLD) this.#openUntil = this.#now() + this.#openMs;
  }
}
