import { explain } from "./explain.ts";

/** One Ctrl-C arrives more than once: from the terminal, and from whoever started this process. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Ends the process by SIGINT and SIGTERM, with 0: the first one lets running requests finish, one
 * that follows ends it at once.
 */
export function stopOnSignals({ close }: { close: () => Promise<void> }): void {
  let stoppingSince: number | undefined;
  const stop = () => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now();
      close().then(() => process.exit(0), fail);
    } else if (performance.now() - stoppingSince > SAME_SIGNAL_MS) {
      // What was acknowledged is on the disk already.
      process.exit(1);
    }
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

function fail(error: unknown): void {
  console.error(explain(error));
  process.exit(1);
}
