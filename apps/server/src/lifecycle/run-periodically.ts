import { loggableError } from "@comanda/api/shared/loggable-error";
import type { Logger } from "pino";

export type PeriodicJob = { stop: () => Promise<void> };

/**
 * Runs `job` at an interval in milliseconds, never twice at once: a long round delays the next. An
 * error is logged, and the next round runs. `stop` waits for the running round.
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
