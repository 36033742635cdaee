import { explainError } from "../errors/explain-error.ts";
import { OperatorError } from "../errors/operator-error.ts";

/** Milliseconds: one Ctrl-C arrives twice, from the terminal and from the parent process. */
const REPEATED_SIGNAL_MS = 1_000;

/** Milliseconds until everything has to be closed; connections that are open then are cut. */
const STOP_TIMEOUT_MS = 15_000;

/**
 * Ends the process on SIGINT and SIGTERM with exit code 0: the first signal lets running requests
 * finish, a later one ends the process at once. After `stopMs` the process ends with exit code 1.
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
      // Acknowledged orders are on the disk already.
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
