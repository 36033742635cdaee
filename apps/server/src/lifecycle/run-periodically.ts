import { loggableError } from "@comanda/api/shared/error-facts";
import type { Logger } from "pino";

export type PeriodicJob = { stop: () => Promise<void> };

/**
 * Does `work` every so many milliseconds, never twice at once: a round that takes longer is waited
 * for. What is thrown is logged, and the next round comes. `stop` waits for the round that runs.
 */
export function runPeriodically(
  job: () => Promise<void>,
  everyMs: number,
  log: Logger,
): PeriodicJob {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= job()
      .catch((error: Error) => log.error(loggableError(error)))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(run, everyMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
