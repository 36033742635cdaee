import type { LoggableError } from "@comanda/api/shared/loggable-error";
import type { Logger } from "pino";

/** How often an error is written in full within the time below; later ones are counted only. */
const IN_FULL = 3;
const WITHIN_MS = 10_000;
/** Different errors at the same time; all others together count as one. */
const MAX_ERRORS = 100;
const OTHERS = "others";

type Repeated = { count: number; facts: Pick<LoggableError, "error" | "code"> };

/**
 * Returns a function that says whether an error's line is to be written. Of the same error, by its
 * name, its code and where it was thrown, three lines in ten seconds are written, and then one line
 * with the number of the others: an outage must not fill the disk. `log` writes that line.
 */
export function boundRepeatedErrors(
  withinMs = WITHIN_MS,
): (facts: unknown, log: () => Pick<Logger, "error">) => boolean {
  const recent = new Map<string, Repeated>();
  return (facts, log) => {
    if (!isLoggableError(facts)) return true;
    const { error, code, stack } = facts;
    const exact = JSON.stringify([error, code, stack.split("\n")[0]]);
    const key = recent.has(exact) || recent.size < MAX_ERRORS ? exact : OTHERS;
    const known = recent.get(key);
    if (known) {
      known.count += 1;
      return known.count <= IN_FULL;
    }
    const started: Repeated = {
      count: 1,
      facts: key === OTHERS ? { error: OTHERS, code: "" } : { error, code },
    };
    recent.set(key, started);
    setTimeout(() => {
      recent.delete(key);
      const repeated = started.count - IN_FULL;
      if (repeated > 0) log().error({ ...started.facts, repeated }, "The same error again");
    }, withinMs).unref();
    return true;
  };
}

function isLoggableError(facts: unknown): facts is LoggableError {
  return (
    typeof facts === "object" &&
    facts !== null &&
    "error" in facts &&
    "stack" in facts &&
    typeof facts.stack === "string"
  );
}
