import { setImmediate as othersOfThisTurn } from "node:timers/promises";
import { withTimeout } from "@comanda/places/remote/with-timeout";

/** Longer than the load's own time limit. */
const TIMEOUT_MS = 5_000;

/**
 * Loads once for all callers who wait for the same key. A caller never gets the result of a load
 * that started before its call: callers during a running load wait together for the next one. A
 * failure reaches all callers who waited for it. A load that takes longer than `timeoutMs`
 * milliseconds fails, and the next one starts.
 */
export function coalesce<Answer>(
  load: (key: string) => Promise<Answer>,
  timeoutMs = TIMEOUT_MS,
): (key: string) => Promise<Answer> {
  /** Started loads: too late to join. */
  const running = new Map<string, Promise<unknown>>();
  /** Loads that have not started. */
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
