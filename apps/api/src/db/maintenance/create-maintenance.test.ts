import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import type { Database } from "../schema/database.ts";
import { analyzeNewTables, createMaintenance } from "./create-maintenance.ts";
import { findDueTables } from "./due-tables.store.ts";

let db: Kysely<Database>;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.destroy());

/** Returns a database without a query for a long time. */
const idle = () => performance.now() - 10_000;

function maintenance(lastUsedAt = idle, more: { signal?: AbortSignal; maxWaitMs?: number } = {}) {
  const { signal = new AbortController().signal, ...rest } = more;
  return createMaintenance(db, { lastUsedAt, signal, ...rest });
}

/** Adds rows to a table without foreign keys. */
async function fill(from: number, count: number): Promise<void> {
  await sql`insert into installation
    select 'row ' || i, repeat('x', 100) from generate_series(${sql.lit(from)}, ${sql.lit(from + count - 1)}) i`.execute(
    db,
  );
}

/** Flushes Postgres' counters; without that they are up to a second behind. */
async function flushCounters(): Promise<void> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  await sql`select 1`.execute(db);
}

/**
 * Returns the table's size in bytes, and its rows when it was last analyzed; -1 when it never was.
 */
async function table() {
  const { rows } = await sql<{ size: number; rows: number }>`
    select pg_relation_size(oid)::int as size, reltuples::int as rows
    from pg_class where relname = 'installation'`.execute(db);
  return rows[0] as { size: number; rows: number };
}

test("the space of deleted rows is used again after a round", async () => {
  await fill(0, 5_000);
  const { size } = await table();
  await sql`delete from installation`.execute(db);
  await maintenance()();
  await fill(10_000, 5_000);
  expect((await table()).size).toBeLessThanOrEqual(size);
});

test("a later round frees the space of rows deleted since the one before", async () => {
  const round = maintenance();
  await fill(0, 5_000);
  await flushCounters();
  await round();
  const { size, rows } = await table();
  expect(rows).toBe(5_000);
  expect(await findDueTables(db, { all: false })).toEqual([]);
  await sql`delete from installation`.execute(db);
  await flushCounters();
  expect(await findDueTables(db, { all: false })).toMatchObject([
    { name: "installation", vacuum: true, analyze: true },
  ]);
  await round();
  await fill(10_000, 5_000);
  expect((await table()).size).toBeLessThanOrEqual(size);
});

test("a few changed rows of many do not make a table due", async () => {
  await fill(0, 5_000);
  await flushCounters();
  await maintenance()();
  await sql`update installation set value = '' where name in ('row 1', 'row 2')`.execute(db);
  await sql`insert into migration_checksums select 'row ' || i, '' from generate_series(1, 500) i`.execute(
    db,
  );
  await flushCounters();
  const due = await findDueTables(db, { all: false });
  expect(due.map(({ name }) => name)).toEqual(["migration_checksums"]);
});

test("a table that has grown by more than a fifth is due without its counters", async () => {
  await fill(0, 1_000);
  await maintenance()();
  await fill(10_000, 1_000);
  await sql`select pg_stat_reset()`.execute(db);
  const due = await findDueTables(db, { all: false });
  expect(due).toMatchObject([{ name: "installation", vacuum: true, analyze: true }]);
});

test("a step waits until the database is idle, and then for at most its time limit", async () => {
  await fill(0, 1_000);
  let used: number | null = null;
  const lastUsedAt = vi.fn(() => used ?? performance.now());
  const running = maintenance(lastUsedAt)();
  // The second look at the clock shows that the first one did not let the step begin.
  await expect.poll(() => lastUsedAt.mock.calls.length).toBeGreaterThan(1);
  expect((await table()).rows).toBe(-1);
  used = idle();
  await running;
  expect((await table()).rows).toBe(1_000);

  await fill(10_000, 1_000);
  await maintenance(() => performance.now(), { maxWaitMs: 1 })();
  expect((await table()).rows).toBe(2_000);
});

test("a round ends when the server stops", async () => {
  await fill(0, 1_000);
  const stopping = new AbortController();
  const running = maintenance(() => performance.now(), { signal: stopping.signal })();
  stopping.abort();
  await running;
  expect((await table()).rows).toBe(-1);
});

test("a small table with rows and without statistics is analyzed", async () => {
  await fill(0, 60);
  await flushCounters();
  expect((await table()).rows).toBe(-1);
  await analyzeNewTables(db);
  expect((await table()).rows).toBe(60);
});

test("before a server starts, a large table is analyzed without its counters", async () => {
  await fill(0, 1_000);
  await sql`select pg_stat_reset()`.execute(db);
  await analyzeNewTables(db);
  expect((await table()).rows).toBe(1_000);
});
