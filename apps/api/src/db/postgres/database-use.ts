import { AsyncLocalStorage } from "node:async_hooks";

/** What the work that runs needs of the database's connections. */
export type DatabaseUse = {
  /** Whose request it is: no company takes more than its share of the connections. */
  companyId?: string;
  /** Milliseconds for each statement, where less than usual is enough. */
  answerWithinMs?: number;
  /** Migrations and deletions of old data: their statements may take as long as they need. */
  isMaintenance?: boolean;
};

const current = new AsyncLocalStorage<DatabaseUse>();

/** The use of the work that calls this; empty where nothing was said. */
export function currentDatabaseUse(): DatabaseUse {
  return current.getStore() ?? {};
}

/** Runs `work` with statements, transactions included, that count as the company's. */
export function runForCompany<T>(companyId: string, work: () => T): T {
  return current.run({ ...currentDatabaseUse(), companyId }, work);
}

/** Runs `work` with statements that fail when one is not answered within `ms` milliseconds. */
export function runWithAnswerLimit<T>(ms: number, work: () => T): T {
  return current.run({ ...currentDatabaseUse(), answerWithinMs: ms }, work);
}

/** Runs `work` with statements that may take as long as they need. */
export function runAsMaintenance<T>(work: () => T): T {
  return current.run({ isMaintenance: true }, work);
}
