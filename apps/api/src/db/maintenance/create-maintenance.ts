import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "../schema/database.ts";
import { type DueTable, findDueTables } from "./due-tables.store.ts";

/** How long nothing may have asked the database for it to count as idle, in milliseconds. */
const IDLE_MS = 500;
/** How long a step waits for that; a restaurant that is never quiet needs it most. */
const MAX_WAIT_MS = 60_000;
const CHECK_MS = 100;

export type MaintenanceOptions = {
  /** When the database was last asked something, by `performance.now()`. */
  lastUsedAt: () => number;
  signal: AbortSignal;
  maxWaitMs?: number;
};

/**
 * Does for the embedded database what autovacuum does for a server: one table after the other, each when
 * the database is idle. `VACUUM` makes the room of deleted rows free again, `ANALYZE` counts what the
 * planner chooses indexes by. Returns a round, to be repeated; decision 34 says what is due.
 */
export function createMaintenance(
  db: Kysely<Database>,
  { lastUsedAt: lastUsed, signal, maxWaitMs: patienceMs = MAX_WAIT_MS }: MaintenanceOptions,
): () => Promise<void> {
  // A process that starts does not know what was deleted before: counters do not survive a restart.
  let isFirst = true;
  return async () => {
    const due = await findDueTables(db, { all: isFirst });
    for (const table of due) {
      await waitUntilIdle(lastUsed, patienceMs, signal);
      if (signal.aborted) return;
      await maintainTable(db, table);
    }
    isFirst = false;
  };
}

/**
 * Analyzes tables that have grown and never were analyzed, so that the first order is planned well. To be
 * called before a server serves.
 */
export async function analyzeNewTables(db: Kysely<Database>): Promise<void> {
  const due = await findDueTables(db, { all: false });
  for (const table of due.filter(({ isNew }) => isNew)) {
    await maintainTable(db, { ...table, vacuum: false });
  }
}

async function maintainTable(db: Kysely<Database>, { name, vacuum, analyze }: DueTable) {
  const table = sql.table(name);
  if (vacuum) await sql`vacuum ${table}`.execute(db);
  if (analyze) await analyzeTable(db, name);
}

/**
 * Counts a table's rows and values. A sample of 3,000 rows instead of the usual 30,000 takes a sixth of
 * the time, and shows as well which keys find one row and which a tenth of the table.
 */
export async function analyzeTable(db: Kysely<Database>, name: string): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set default_statistics_target = 10`.execute(connection);
    try {
      await sql`analyze ${sql.table(name)}`.execute(connection);
    } finally {
      await sql`reset default_statistics_target`.execute(connection);
    }
  });
}

/** Until the database has been idle for a moment, or the patience is over. */
async function waitUntilIdle(lastUsed: () => number, patienceMs: number, signal: AbortSignal) {
  const until = performance.now() + patienceMs;
  while (!signal.aborted && performance.now() < until) {
    if (performance.now() - lastUsed() >= IDLE_MS) return;
    await pause(Math.min(CHECK_MS, patienceMs), null, { signal, ref: false }).catch(
      () => undefined,
    );
  }
}
