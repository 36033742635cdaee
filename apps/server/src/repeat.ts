import { errorFacts } from "@comanda/api/error-facts";
import type { Logger } from "pino";

export type Repeated = { stop: () => Promise<void> };

/**
 * Does `work` every so many milliseconds, never twice at once: a round that takes longer is waited
 * for. What is thrown is logged, and the next round comes. `stop` waits for the round that runs.
 */
export function repeat(work: () => Promise<void>, everyMs: number, log: Logger): Repeated {
  let running: Promise<void> | null = null;
  const round = () => {
    running ??= work()
      .catch((error: Error) => log.error(errorFacts(error)))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(round, everyMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
