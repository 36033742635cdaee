import { setImmediate as othersOfThisTurn } from "node:timers/promises";
import { withTimeout } from "@comanda/places/remote/with-timeout";

/** Longer than the question's own limit, where it has one. */
const TIMEOUT_MS = 5_000;

/**
 * Asks once for all callers who wait for the same answer. A caller never gets the answer to a question
 * that was asked before it came: callers who come while one is being answered wait together for the
 * next one. A failure fails all who waited for it; a question that is not answered within
 * `timeoutMs` milliseconds is a failure, and the next one is asked.
 */
export function coalesce<Answer>(
  load: (key: string) => Promise<Answer>,
  timeoutMs = TIMEOUT_MS,
): (key: string) => Promise<Answer> {
  /** Asked already: too late to join. */
  const running = new Map<string, Promise<unknown>>();
  /** Still to be asked. */
  const next = new Map<string, Promise<Answer>>();

  const start = async (key: string) => {
    await running.get(key);
    await othersOfThisTurn();
    next.delete(key);
    const answer = withTimeout(timeoutMs, () => load(key));
    const settled = answer.catch(() => undefined);
    running.set(key, settled);
    try {
      return await answer;
    } finally {
      if (running.get(key) === settled) running.delete(key);
    }
  };

  return (key) => {
    const answer = next.get(key) ?? start(key);
    next.set(key, answer);
    return answer;
  };
}
