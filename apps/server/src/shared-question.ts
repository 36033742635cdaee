import { setImmediate as othersOfThisTurn } from "node:timers/promises";
import { within } from "@comanda/places/within";

/** Longer than the question's own limit, where it has one. */
const PATIENCE_MS = 5_000;

/**
 * Asks once for all callers who wait for the same answer. A caller never gets the answer to a question
 * that was asked before it came: callers who come while one is being answered wait together for the
 * next one. A failure fails all who waited for it; a question that is not answered within
 * `patience` milliseconds is a failure, and the next one is asked.
 */
export function shareQuestion<Answer>(
  ask: (about: string) => Promise<Answer>,
  patience = PATIENCE_MS,
): (about: string) => Promise<Answer> {
  /** Asked already: too late to join. */
  const asked = new Map<string, Promise<unknown>>();
  /** Still to be asked. */
  const toAsk = new Map<string, Promise<Answer>>();

  const begin = async (about: string) => {
    await asked.get(about);
    await othersOfThisTurn();
    toAsk.delete(about);
    const answer = within(patience, () => ask(about));
    const settled = answer.catch(() => undefined);
    asked.set(about, settled);
    try {
      return await answer;
    } finally {
      if (asked.get(about) === settled) asked.delete(about);
    }
  };

  return (about) => {
    const answer = toAsk.get(about) ?? begin(about);
    toAsk.set(about, answer);
    return answer;
  };
}
