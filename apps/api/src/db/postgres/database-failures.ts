/** All connections are in use, or the company's share of them. The request is safe to repeat. */
export class DatabaseBusy extends Error {
  readonly code = "DATABASE_BUSY";

  constructor() {
    super("No connection to the database became free in time");
    this.name = "DatabaseBusy";
  }
}

/** The database did not answer on a connection, which was closed for that. */
export class DatabaseTimeout extends Error {
  readonly code = "DATABASE_SILENT";

  constructor(ms: number) {
    super(`The database has not answered within ${ms} ms`);
    this.name = "DatabaseTimeout";
  }
}

/**
 * SQLSTATE 55P03 (waited too long for a lock), 57014 (a statement ran too long), 25P03 (a
 * transaction was idle too long), 53300 (too many connections).
 */
const BUSY = /^(DATABASE_BUSY|55P03|57014|25P03|53300)$/;
/**
 * Network errors of Node; 25006 (the Postgres has become read-only); SQLSTATE classes 08 (connection), 53
 * (resources) and 57 (the server stops, or an operator ends the connection).
 */
const UNREACHABLE =
  /^(DATABASE_SILENT|DATABASE_NO_PRIMARY|25006|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08|53|57)/;
/** Messages of the driver without a code; this first one means that no connection became free. */
const BUSY_MESSAGE = /^timeout exceeded when trying to connect/;
const UNREACHABLE_MESSAGES =
  /^(timeout expired|Connection terminated|Client (has encountered a connection error|was closed)|Postgres connection has been discarded)/;

/**
 * Returns whether the connection can no longer be used: the server reports a fatal error before it
 * closes it.
 */
export function isConnectionLost(error: Error): boolean {
  const isFatal = "severity" in error && error.severity === "FATAL";
  return isFatal || classifyDatabaseError(error) === "unavailable";
}

/**
 * Classifies a thrown error: `busy` when a wait was given up, `unavailable` when the database
 * cannot be reached, else null. After both, the request can be repeated: its writes were rolled
 * back, or committed together with its Idempotency-Key.
 */
export function classifyDatabaseError(error: Error): "busy" | "unavailable" | null {
  const code = "code" in error ? String(error.code) : "";
  if (BUSY.test(code) || BUSY_MESSAGE.test(error.message)) return "busy";
  return UNREACHABLE.test(code) || UNREACHABLE_MESSAGES.test(error.message) ? "unavailable" : null;
}
