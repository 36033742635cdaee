import { RemoteFailure } from "./fetch-json.ts";

/** Consecutive failures that open the circuit. */
const FAILURE_THRESHOLD = 3;
/** Milliseconds for which an open circuit calls nothing. */
const OPEN_MS = 10_000;

/**
 * Stops calling a service that keeps failing for a while: visitors get an empty answer at once, and
 * an overloaded service gets no more load. After the pause a single failure opens the circuit
 * again.
 */
export class CircuitBreaker {
  #failures = 0;
  #openUntil = Number.NEGATIVE_INFINITY;

  /** Throws what `call` throws, or a `RemoteFailure` while the circuit is open. */
  async run<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    if (performance.now() < this.#openUntil) throw new RemoteFailure("circuit_open");
    try {
      const answer = await call();
      this.#failures = 0;
      return answer;
    } catch (error) {
      // A faulty request does not count: else one visitor could block the service for all others.
      if (!(error instanceof RemoteFailure && error.isRequestFault)) this.#recordFailure();
      throw error;
    }
  }

  #recordFailure(): void {
    this.#failures += 1;
    if (this.#failures >= FAILURE_THRESHOLD) this.#openUntil = performance.now() + OPEN_MS;
  }
}
