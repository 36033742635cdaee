import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { unpackImage } from "../../testing/embedded-template.ts";
import { createDatabase } from "../../testing/test-database.ts";
import { migrate } from "../migrate/migrate.ts";
import type { OpenDatabase } from "./database-handle.ts";
import { openDatabase } from "./open-database.ts";

const server = process.env.TEST_DATABASE_URL || null;
const PATIENCE = { timeout: 10_000, interval: 20 };

let dataDir: string;
let databaseUrl: string | null;
let opened: OpenDatabase[];
const open = async () => {
  const database = await openDatabase({ databaseUrl, dataDir, command: "test" });
  opened.push(database);
  return database;
};
// One embedded database for all tests, because creating one takes long; `open-embedded-pglite.test.ts` creates one.
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "comanda-connect-"));
  if (!server) await unpackImage(path.join(dataDir, "db"));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
beforeEach(async () => {
  databaseUrl = server && (await createDatabase(server));
  opened = [];
});
afterEach(async () => {
  for (const database of opened) await database.close();
});

test("data is still there when the database is opened again", async () => {
  const first = await open();
  await migrate(first.db);
  await sql`create table kept as select 4200000000::int8 as cents`.execute(first.db);
  await first.close();
  opened = [];
  const second = await open();
  await migrate(second.db);
  const { rows } = await sql`select cents from kept`.execute(second.db);
  expect(rows).toEqual([{ cents: 4_200_000_000 }]);
});

test("a database without any query closes", async () => {
  await (await open()).close();
  opened = [];
  await open();
});

test("a subscriber gets published payloads until the subscription ends", async () => {
  const { events } = await open();
  const received: string[] = [];
  const others: string[] = [];
  const end = await events.subscribe("order_changed", (payload) => received.push(payload));
  await events.subscribe("order_changed", (payload) => others.push(payload));
  await events.subscribe("company_changed", (payload) => others.push(payload));
  await events.publish("order_changed", "1");
  await vi.waitFor(() => expect(received).toEqual(["1"]), PATIENCE);
  await end();
  await events.publish("order_changed", "it's 2");
  await events.publish("company_changed", "3");
  await vi.waitFor(() => expect(others).toEqual(["1", "it's 2", "3"]), PATIENCE);
  expect(received).toEqual(["1"]);
});

test.runIf(server)("exclusive work runs in one process at a time", async () => {
  const [one, other] = [await open(), await open()];
  let working = 0;
  const work = async () => {
    working += 1;
    expect(working).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    working -= 1;
    return "done";
  };
  const all = await Promise.all([
    one.runExclusively(work),
    other.runExclusively(work),
    one.runExclusively(work),
  ]);
  expect(all).toEqual(["done", "done", "done"]);
});

test.runIf(server)("several processes can migrate at once", async () => {
  const many = await Promise.all([open(), open(), open()]);
  await Promise.all(many.map(({ db, runExclusively }) => runExclusively(() => migrate(db))));
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(many[0].db);
  const folder = path.join(import.meta.dirname, "../migrations");
  const files = globSync("*/*.ts", { cwd: folder }).map((file) => path.basename(file));
  expect(rows.map(({ name }) => `${name}.ts`)).toEqual(files.sort());
});

test.runIf(server)(
  "after the server ended its connections, a database answers and sends events again",
  async () => {
    const { db, events } = await open();
    const received: string[] = [];
    await events.subscribe("order_changed", (payload) => received.push(payload));
    await sql`select 1`.execute(db);
    const admin = await openDatabase({ databaseUrl: server, dataDir, command: "test" });
    opened.push(admin);
    const name = new URL(databaseUrl ?? "").pathname.slice(1);
    const { rows } = await sql<{ ended: boolean }>`
    select pg_terminate_backend(pid) as ended from pg_stat_activity where datname = ${name}`.execute(
      admin.db,
    );
    expect(rows).toEqual([{ ended: true }, { ended: true }]);
    const one = await vi.waitFor(() => sql`select 1 as one`.execute(db), PATIENCE);
    expect(one.rows).toEqual([{ one: 1 }]);
    await vi.waitFor(async () => {
      await events.publish("order_changed", "again");
      expect(received).toContain("again");
    }, PATIENCE);
  },
);

test.runIf(server)("the server limits lock waits, statements and idle transactions", async () => {
  const { db } = await open();
  const { rows } = await sql`
    select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
  expect(rows).toEqual([{ lock: "4s", statement: "5s", idle: "3s" }]);
});
