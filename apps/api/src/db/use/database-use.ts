import { AsyncLocalStorage } from "node:async_hooks";

/** How the running work uses the database's connections. */
export type DatabaseUse = {
  /** The company of the request: no company takes more than its share of the connections. */
  companyId?: string;
  /** Milliseconds for each statement, where less than usual is enough. */
  answerWithinMs?: number;
  /** Migrations and purges: their statements have no time limit. */
  isMaintenance?: boolean;
  /** When an order's request came, in milliseconds of `performance.now()`: see `runInArrivalOrder`. */
  arrivedAt?: number;
  /** Set while a page is rendered that a standby may be asked for. */
  pageRead?: PageRead | undefined;
};

/** The places in the primary's log up to which a standby must have everything for a page (decision 92). */
export type PageRead = {
  /** What the version of the page has. */
  version: bigint;
  /** What the primary had some seconds ago. */
  settled: bigint;
};

const current = new AsyncLocalStorage<DatabaseUse>();

/** Returns the use of the running work; empty when none was set. */
export function currentDatabaseUse(): DatabaseUse {
  return current.getStore() ?? {};
}

/** Runs `work`; its statements and transactions count for the company. */
export function runInCompanyShare<T>(companyId: string, work: () => T): T {
  return current.run({ ...currentDatabaseUse(), companyId }, work);
}

/** Runs `work`; a statement without an answer within `ms` milliseconds fails. */
export function runWithStatementTimeout<T>(ms: number, work: () => T): T {
  return current.run({ ...currentDatabaseUse(), answerWithinMs: ms }, work);
}

/**
 * Runs `work` of an order's request. On the embedded database its statements go before those of requests that
 * came later; otherwise a request with two statements waits twice for all others.
 */
export function runInArrivalOrder<T>(work: () => T): T {
  return current.run({ ...currentDatabaseUse(), arrivedAt: performance.now() }, work);
}

/** Runs `work`; its selects outside transactions may go to a standby. Null: all go to the primary. */
export function runAsPageRead<T>(pageRead: PageRead | null, work: () => T): T {
  return current.run({ ...currentDatabaseUse(), pageRead: pageRead ?? undefined }, work);
}

/** Runs `work`; its statements have no time limit. */
export function runAsMaintenance<T>(work: () => T): T {
  return current.run({ isMaintenance: true }, work);
}

/** Runs `work` for no request: its statements have the usual limits and count for no company. */
export function runAsBackground<T>(work: () => T): T {
  return current.run({}, work);
}
