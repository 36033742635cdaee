import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { postgresEvents } from "../connect/database-events.ts";
import { runAsMaintenance, runWithStatementTimeout } from "../use/database-use.ts";
import { connectGuarded, GuardedClient } from "./guarded-client.ts";
import { defaultPostgresLimits } from "./postgres-limits.ts";
import {
  count,
  failureOf,
  PATIENCE,
  postgresServer,
  useFailingPostgres,
  warm,
} from "./testing/failing-postgres.ts";

/** For statements that intentionally get no answer. */
const SOON_MS = 200;

describe.runIf(postgresServer)("a Postgres whose connections end or fall silent", () => {
  const postgres = useFailingPostgres();

  test("a connection that ends during a statement fails it, and the next statement works", async () => {
    const database = postgres.open();
    const running = failureOf(sql`select pg_sleep(30)`.execute(database.db));
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where query like 'select pg_sleep%' and datname = current_database()`.execute(
        postgres.admin(),
      );
      expect(rows).toHaveLength(1);
    }, PATIENCE);
    await postgres.terminate();
    expect(await running).toBe("unavailable");
    await count(database);
    expect(await postgres.counted()).toBe(1);
  });

  test("maintenance fails on a silent connection, releases it, and then runs without limits", async () => {
    const database = postgres.open(
      { connections: 1, statementTimeoutMs: SOON_MS },
      postgres.proxied(),
    );
    await warm(database, 1);
    postgres.stopAnswering();
    const settings = () =>
      runAsMaintenance(async () => {
        const { rows } = await sql<{ limits: string }>`select concat_ws(' ',
          current_setting('statement_timeout'), current_setting('lock_timeout'),
          current_setting('idle_in_transaction_session_timeout')) as limits`.execute(database.db);
        return rows[0]?.limits;
      });
    expect(await failureOf(settings())).toBe("unavailable");
    expect(await settings()).toBe("0 0 0");
    await count(database);
    expect(await postgres.counted()).toBe(1);
  });

  test("a transaction whose connection ends between its statements is rolled back and can be repeated", async () => {
    const database = postgres.open();
    let attempts = 0;
    const work = () =>
      database.db.transaction().execute(async (trx) => {
        attempts += 1;
        await sql`update counters set value = value + 1`.execute(trx);
        if (attempts === 1) {
          const emitted = vi.spyOn(GuardedClient.prototype, "emit");
          await postgres.terminate();
          // The connection ends while no statement is running on it.
          await vi.waitFor(() => expect(emitted).toHaveBeenCalledWith("end"), PATIENCE);
        }
        await sql`update counters set value = value + 1`.execute(trx);
      });
    expect(await failureOf(work())).toBe("unavailable");
    expect(await postgres.counted()).toBe(0);
    await work();
    expect(await postgres.counted()).toBe(2);
  });

  test("a silent connection fails its statement in time, and the other idle ones are replaced", async () => {
    const database = postgres.open({}, postgres.proxied());
    await warm(database, 4);
    postgres.stopAnswering();
    const query = runWithStatementTimeout(SOON_MS, () => sql`select 1`.execute(database.db));
    expect(await failureOf(query)).toBe("unavailable");
    // The three other connections are silent too: none of them is used.
    const answers = Array.from({ length: 4 }, () =>
      runWithStatementTimeout(SOON_MS * 10, () => count(database)),
    );
    await Promise.all(answers);
    expect(await postgres.counted()).toBe(4);
  });

  test("a statement without an answer fails two seconds after the server's own limit", async () => {
    const database = postgres.open({ statementTimeoutMs: 100 }, postgres.proxied());
    await sql`select 1`.execute(database.db);
    postgres.stopAnswering();
    expect(await failureOf(sql`select 1`.execute(database.db))).toBe("unavailable");
  });

  test("a transaction on a silent connection ends, also its rollback", async () => {
    const database = postgres.open({}, postgres.proxied());
    const waiting = runWithStatementTimeout(SOON_MS, () =>
      database.db.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        postgres.stopAnswering();
        await sql`update counters set value = 1`.execute(trx);
      }),
    );
    expect(await failureOf(waiting)).toBe("unavailable");
    expect(await postgres.counted()).toBe(0);
  });

  test("a server that accepts connections and never answers is given up", async () => {
    const sockets: Socket[] = [];
    const mute = createServer((socket) => void sockets.push(socket)).listen(0, "127.0.0.1");
    await once(mute, "listening");
    const address = mute.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const database = postgres.open(
      { connectTimeoutMs: SOON_MS },
      `postgres://x@127.0.0.1:${port}/x`,
    );
    expect(await failureOf(sql`select 1`.execute(database.db))).toBe("unavailable");
    for (const socket of sockets) socket.destroy();
    mute.close();
  });

  test("a silent listening connection is opened again, and subscribers learn of the gap", async () => {
    const limits = defaultPostgresLimits;
    const events = postgresEvents({
      connect: () => connectGuarded(postgres.proxied(), limits),
      publish: (text, values) =>
        sql
          .raw(text.replace("$1, $2", `'${values.join("', '")}'`))
          .execute(postgres.admin())
          .then(() => undefined),
      pingMs: 50,
      answerMs: SOON_MS,
    });
    const received: string[] = [];
    const missed = vi.fn();
    await events.subscribe("order_changed", (payload) => received.push(payload), missed);
    expect(missed).not.toHaveBeenCalled();
    postgres.stopAnswering();
    await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce(), PATIENCE);
    await events.publish("order_changed", "1");
    await vi.waitFor(() => expect(received).toEqual(["1"]), PATIENCE);
    await events.close();
  });

  test("a database with silent connections closes", async () => {
    const database = postgres.open({}, postgres.proxied());
    await database.events.subscribe("order_changed", () => undefined);
    await warm(database, 3);
    postgres.stopAnswering();
    await database.close();
    postgres.forget(database);
  });
});
