import type { Deps } from "../context/deps.ts";
import { runWithStatementTimeout } from "../db/use/database-use.ts";
import { type Backlog, readBacklogRows } from "./backlog.store.ts";

/** Milliseconds: a reader of metrics does not wait for a database that hangs. */
const TIMEOUT_MS = 2_000;

/** What is due and not yet done; null when the database does not say it in time. */
export async function readBacklog({ db }: Pick<Deps, "db">): Promise<Backlog | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), TIMEOUT_MS);
  const read = runWithStatementTimeout(TIMEOUT_MS, () => readBacklogRows(db));
  try {
    return await Promise.race([read.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}
