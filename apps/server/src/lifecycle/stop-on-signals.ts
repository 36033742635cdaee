import { explainError } from "../errors/explain-error.ts";
import { OperatorError } from "../errors/operator-error.ts";

/** One Ctrl-C arrives more than once: from the terminal, and from whoever started this process. */
const REPEATED_SIGNAL_MS = 1_000;

/** For requests to finish and for all to be closed: beyond it something hangs, and is cut. */
const STOP_TIMEOUT_MS = 15_000;

/**
 * Ends the process by SIGINT and SIGTERM, with 0: the first one lets running requests finish, one
 * that follows ends it at once. What has not closed after `stopMs` is cut, and the exit code is 1.
 */
export function stopOnSignals(
  { close }: { close: () => Promise<void> },
  stopMs = STOP_TIMEOUT_MS,
): void {
  let stoppingSince: number | undefined;
  const stop = () => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now();
      setTimeout(() => exitWithError(new OperatorError("The server did not stop in time")), stopMs);
      close().then(() => process.exit(0), exitWithError);
    } else if (performance.now() - stoppingSince > REPEATED_SIGNAL_MS) {
      // What was acknowledged is on the disk already.
      process.exit(1);
    }
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

function exitWithError(error: unknown): void {
  console.error(explainError(error));
  process.exit(1);
}
