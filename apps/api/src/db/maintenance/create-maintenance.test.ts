import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import type { Database } from "../schema/database.ts";
import { analyzeNewTables, createMaintenance } from "./create-maintenance.ts";
import { findDueTables } from "./due-tables.store.ts";

let db: Kysely<Database>;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.destroy());

/** A database that nothing has been asked for long. */
const idle = () => performance.now() - 10_000;

function maintenance(lastUsed = idle, more: { signal?: AbortSignal; patienceMs?: number } = {}) {
  const { signal = new AbortController().signal, ...rest } = more;
  return createMaintenance(db, { lastUsedAt: lastUsed, signal, ...rest });
}

/** Rows in a table that hangs on no other. */
async function fill(from: number, count: number): Promise<void> {
  await sql`insert into installation
    select 'row ' || i, repeat('x', 100) from generate_series(${sql.lit(from)}, ${sql.lit(from + count - 1)}) i`.execute(
    db,
  );
}

/** Has the counters say what was done until now; otherwise they are up to a second behind. */
async function counted(): Promise<void> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  await sql`select 1`.execute(db);
}

/** Its size in bytes, and its rows as they were last counted; -1 when they never were. */
async function table() {
  const { rows } = await sql<{ size: number; rows: number }>`
    select pg_relation_size(oid)::int as size, reltuples::int as rows
    from pg_class where relname = 'installation'`.execute(db);
  return rows[0] as { size: number; rows: number };
}

test("the room of deleted rows is used again after a round", async () => {
  await fill(0, 5_000);
  const { size } = await table();
  await sql`delete from installation`.execute(db);
  await maintenance()();
  await fill(10_000, 5_000);
  expect((await table()).size).toBeLessThanOrEqual(size);
});

test("a later round takes up what was deleted since the one before", async () => {
  const round = maintenance();
  await fill(0, 5_000);
  await counted();
  await round();
  const { size, rows } = await table();
  expect(rows).toBe(5_000);
  expect(await findDueTables(db, { all: false })).toEqual([]);
  await sql`delete from installation`.execute(db);
  await counted();
  expect(await findDueTables(db, { all: false })).toMatchObject([
    { name: "installation", vacuum: true, analyze: true },
  ]);
  await round();
  await fill(10_000, 5_000);
  expect((await table()).size).toBeLessThanOrEqual(size);
});

test("a few changed rows of many make no table due", async () => {
  await fill(0, 5_000);
  await counted();
  await maintenance()();
  await sql`update installation set value = '' where name in ('row 1', 'row 2')`.execute(db);
  await sql`insert into migration_checksums select 'row ' || i, '' from generate_series(1, 500) i`.execute(
    db,
  );
  await counted();
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

test("a step waits until the database is idle, and not for ever", async () => {
  await fill(0, 1_000);
  let used: number | null = null;
  const running = maintenance(() => used ?? performance.now())();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await table()).rows).toBe(-1);
  used = idle();
  await running;
  expect((await table()).rows).toBe(1_000);

  await fill(10_000, 1_000);
  await maintenance(() => performance.now(), { patienceMs: 1 })();
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

test("a large table that was never counted is counted before a server serves, a small one is not", async () => {
  const small = async () => {
    const { rows } = await sql<{ counted: number }>`
      select reltuples::int as counted from pg_class where relname = 'migration_checksums'`.execute(
      db,
    );
    return rows[0]?.counted;
  };
  await fill(0, 1_000);
  expect((await table()).rows).toBe(-1);
  await analyzeNewTables(db);
  expect((await table()).rows).toBe(1_000);
  expect(await small()).toBe(-1);
});
