import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startTcpProxy, type TcpProxy } from "../../testing/tcp-proxy.ts";
import { createDatabase } from "../../testing/test-database.ts";
import { postgresEvents } from "../connect/database-events.ts";
import { type OpenDatabase, openPostgres } from "../connect/open-database.ts";
import {
  runAsMaintenance,
  runInCompanyShare,
  runWithStatementTimeout,
} from "../use/database-use.ts";
import { classifyDatabaseError } from "./database-failures.ts";
import { connectGuarded } from "./guarded-client.ts";
import { defaultPostgresLimits, type PostgresLimits } from "./postgres-limits.ts";

const server = process.env.TEST_DATABASE_URL;
const PATIENCE = { timeout: 10_000, interval: 20 };
/** For statements that intentionally get no answer. */
const SOON_MS = 200;

describe.runIf(server)("a failing Postgres", () => {
  let url: string;
  let admin: OpenDatabase;
  let proxy: TcpProxy;
  let opened: OpenDatabase[];
  const open = (limits: Partial<PostgresLimits> = {}, at = url) => {
    const database = openPostgres(at, { ...defaultPostgresLimits, ...limits });
    opened.push(database);
    return database;
  };
  beforeEach(async () => {
    url = await createDatabase(server ?? "");
    opened = [];
    admin = open();
    await sql`create table counters (id text primary key, value int)`.execute(admin.db);
    await sql`insert into counters values ('a', 0), ('b', 0)`.execute(admin.db);
    proxy = await startTcpProxy(Number(new URL(url).port));
  });
  afterEach(async () => {
    for (const database of opened) await database.close();
    await proxy.close();
  });

  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => "answered",
      (error: Error) => classifyDatabaseError(error) ?? error,
    );
  /** Ends every connection of the database but this one. */
  const terminate = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(admin.db);
  const count = (database: OpenDatabase, id = "a") =>
    sql`update counters set value = value + 1 where id = ${id}`.execute(database.db);
  const counted = async (id = "a") => {
    const { rows } = await sql<{ value: number }>`
      select value from counters where id = ${id}`.execute(admin.db);
    return rows[0]?.value;
  };
  /** Opens this many connections at once, and leaves them idle. */
  const warm = ({ db }: OpenDatabase, connections: number) =>
    Promise.all(Array.from({ length: connections }, () => sql`select pg_sleep(0.1)`.execute(db)));

  test("a connection that ends during a statement fails it, and the next statement works", async () => {
    const database = open();
    const running = failureOf(sql`select pg_sleep(30)`.execute(database.db));
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where query like 'select pg_sleep%' and datname = current_database()`.execute(admin.db);
      expect(rows).toHaveLength(1);
    }, PATIENCE);
    await terminate();
    expect(await running).toBe("unavailable");
    await count(database);
    expect(await counted()).toBe(1);
  });

  test("maintenance fails on a silent connection, releases it, and then runs without limits", async () => {
    const database = open({ connections: 1, statementTimeoutMs: SOON_MS }, proxy.through(url));
    await warm(database, 1);
    proxy.swallow();
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
    expect(await counted()).toBe(1);
  });

  test("a transaction whose connection ends between its statements is rolled back and can be repeated", async () => {
    const database = open();
    let attempts = 0;
    const work = () =>
      database.db.transaction().execute(async (trx) => {
        attempts += 1;
        await sql`update counters set value = value + 1`.execute(trx);
        if (attempts === 1) {
          await terminate();
          // The connection ends while no statement is running on it.
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
        await sql`update counters set value = value + 1`.execute(trx);
      });
    expect(await failureOf(work())).toBe("unavailable");
    expect(await counted()).toBe(0);
    await work();
    expect(await counted()).toBe(2);
  });

  test("a silent connection fails its statement in time, and the other idle ones are replaced", async () => {
    const database = open({}, proxy.through(url));
    await warm(database, 4);
    proxy.swallow();
    const query = runWithStatementTimeout(SOON_MS, () => sql`select 1`.execute(database.db));
    expect(await failureOf(query)).toBe("unavailable");
    // The three other connections are silent too: none of them is used.
    const answers = Array.from({ length: 4 }, () =>
      runWithStatementTimeout(SOON_MS * 10, () => count(database)),
    );
    await Promise.all(answers);
    expect(await counted()).toBe(4);
  });

  test("a statement without an answer fails two seconds after the server's own limit", async () => {
    const database = open({ statementTimeoutMs: 100 }, proxy.through(url));
    await sql`select 1`.execute(database.db);
    proxy.swallow();
    expect(await failureOf(sql`select 1`.execute(database.db))).toBe("unavailable");
  });

  test("a transaction on a silent connection ends, also its rollback", async () => {
    const database = open({}, proxy.through(url));
    const waiting = runWithStatementTimeout(SOON_MS, () =>
      database.db.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        proxy.swallow();
        await sql`update counters set value = 1`.execute(trx);
      }),
    );
    expect(await failureOf(waiting)).toBe("unavailable");
    expect(await counted()).toBe(0);
  });

  test("a server that accepts connections and never answers is given up", async () => {
    const sockets: Socket[] = [];
    const mute = createServer((socket) => void sockets.push(socket)).listen(0, "127.0.0.1");
    await once(mute, "listening");
    const address = mute.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const database = open({ connectTimeoutMs: SOON_MS }, `postgres://x@127.0.0.1:${port}/x`);
    expect(await failureOf(sql`select 1`.execute(database.db))).toBe("unavailable");
    for (const socket of sockets) socket.destroy();
    mute.close();
  });

  test("a wait for a lock, or a statement, that takes too long is answered as busy", async () => {
    const database = open({ lockTimeoutMs: 100, statementTimeoutMs: 300 });
    await admin.db.transaction().execute(async (trx) => {
      await sql`update counters set value = 5 where id = 'a'`.execute(trx);
      expect(await failureOf(count(database))).toBe("busy");
    });
    expect(await failureOf(sql`select pg_sleep(5)`.execute(database.db))).toBe("busy");
    await count(database);
    expect(await counted()).toBe(6);
  });

  test("an idle transaction is ended, and its locks are free", async () => {
    const frozen = open({ idleTransactionTimeoutMs: 200 });
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
    await count(open());
    expect(await counted()).toBe(1);
    thaw();
    expect(await ended).not.toBe("answered");
    expect(await counted()).toBe(1);
  });

  test("maintenance has no statement limit, and the work after it has", async () => {
    const database = open({ statementTimeoutMs: 100, connections: 1 });
    const sleep = () => sql`select pg_sleep(0.4)`.execute(database.db);
    await runAsMaintenance(sleep);
    expect(await failureOf(sleep())).toBe("busy");
  });

  test("a company whose row is locked leaves connections to the others", async () => {
    const database = open({ connections: 6, lockTimeoutMs: 3_000 });
    await admin.db.transaction().execute(async (trx) => {
      await sql`update counters set value = 1 where id = 'a'`.execute(trx);
      const locked = Array.from({ length: 12 }, () =>
        failureOf(runInCompanyShare("a", () => count(database, "a"))),
      );
      for (let index = 0; index < 5; index += 1)
        await runInCompanyShare("b", () => count(database, "b"));
      // Nor does it use the connections for work without a company.
      await sql`select 1`.execute(database.db);
      await vi.waitFor(async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*) as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
        expect(rows).toEqual([{ waiting: 2 }]);
      }, PATIENCE);
      void Promise.all(locked);
    });
    expect(await counted("b")).toBe(5);
    await vi.waitFor(async () => expect(await counted("a")).toBe(13), PATIENCE);
  });

  test("a silent listening connection is opened again, and subscribers learn of the gap", async () => {
    const limits = defaultPostgresLimits;
    const events = postgresEvents({
      connect: () => connectGuarded(proxy.through(url), limits),
      publish: (text, values) =>
        sql
          .raw(text.replace("$1, $2", `'${values.join("', '")}'`))
          .execute(admin.db)
          .then(() => undefined),
      pingMs: 50,
      answerMs: SOON_MS,
    });
    const received: string[] = [];
    const missed = vi.fn();
    await events.subscribe("order_changed", (payload) => received.push(payload), missed);
    expect(missed).not.toHaveBeenCalled();
    proxy.swallow();
    await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce(), PATIENCE);
    await events.publish("order_changed", "1");
    await vi.waitFor(() => expect(received).toEqual(["1"]), PATIENCE);
    await events.close();
  });

  test("a database with silent connections closes", async () => {
    const database = open({}, proxy.through(url));
    await database.events.subscribe("order_changed", () => undefined);
    await warm(database, 3);
    proxy.swallow();
    await database.close();
    opened = opened.filter((each) => each !== database);
  });
});
