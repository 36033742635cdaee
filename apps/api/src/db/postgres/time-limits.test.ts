import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { runAsMaintenance, runInCompanyShare } from "../use/database-use.ts";
import {
  count,
  failureOf,
  PATIENCE,
  postgresServer,
  useFailingPostgres,
} from "./testing/failing-postgres.ts";

describe.runIf(postgresServer)("a Postgres with limits on time", () => {
  const postgres = useFailingPostgres();

  test("a wait for a lock, or a statement, that takes too long is answered as busy", async () => {
    const database = postgres.open({ lockTimeoutMs: 100, statementTimeoutMs: 300 });
    await postgres
      .admin()
      .transaction()
      .execute(async (trx) => {
        await sql`update counters set value = 5 where id = 'a'`.execute(trx);
        expect(await failureOf(count(database))).toBe("busy");
      });
    expect(await failureOf(sql`select pg_sleep(5)`.execute(database.db))).toBe("busy");
    await count(database);
    expect(await postgres.counted()).toBe(6);
  });

  test("an idle transaction is ended, and its locks are free", async () => {
    const frozen = postgres.open({ idleTransactionTimeoutMs: 200 });
    const { promise: thawed, resolve: thaw } = Promise.withResolvers<void>();
    const { promise: isFrozen, resolve: freeze } = Promise.withResolvers<void>();
    const work = frozen.db.transaction().execute(async (trx) => {
      await sql`update counters set value = 9`.execute(trx);
      freeze();
      await thawed;
      await sql`update counters set value = 9`.execute(trx);
    });
    const ended = failureOf(work);
    await isFrozen;
    await count(postgres.open());
    expect(await postgres.counted()).toBe(1);
    thaw();
    expect(await ended).not.toBe("answered");
    expect(await postgres.counted()).toBe(1);
  });

  test("maintenance has no statement limit, and the work after it has", async () => {
    const database = postgres.open({ statementTimeoutMs: 100, connections: 1 });
    const sleep = () => sql`select pg_sleep(0.4)`.execute(database.db);
    await runAsMaintenance(sleep);
    expect(await failureOf(sleep())).toBe("busy");
  });

  test("a company whose row is locked leaves connections to the others", async () => {
    const database = postgres.open({ connections: 6, lockTimeoutMs: 30_000 });
    await postgres
      .admin()
      .transaction()
      .execute(async (trx) => {
        await sql`update counters set value = 1 where id = 'a'`.execute(trx);
        const locked = Array.from({ length: 12 }, () =>
          failureOf(runInCompanyShare("a", () => count(database, "a"))),
        );
        for (let index = 0; index < 5; index += 1)
          await runInCompanyShare("b", () => count(database, "b"));
        // Nor does it use the connections for work without a company.
        await sql`select 1`.execute(database.db);
        await vi.waitFor(async () => {
          // A transaction keeps what it has read of the others.
          await sql`select pg_stat_clear_snapshot()`.execute(trx);
          const { rows } = await sql<{ waiting: number }>`
          select count(*) as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
          expect(rows).toEqual([{ waiting: 2 }]);
        }, PATIENCE);
        void Promise.all(locked);
      });
    expect(await postgres.counted("b")).toBe(5);
    await vi.waitFor(async () => expect(await postgres.counted("a")).toBe(13), PATIENCE);
  });
});
