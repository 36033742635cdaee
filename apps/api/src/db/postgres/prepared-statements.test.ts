import { expect, test, vi } from "vitest";
import { createDatabase } from "../../testing/test-database.ts";
import { connectGuarded } from "./guarded-client.ts";
import { defaultPostgresLimits } from "./postgres-limits.ts";
import { PreparedStatements } from "./prepared-statements.ts";

const url = process.env.TEST_DATABASE_URL ?? "";
const long = (sql: string) => `${sql} /* ${"long ".repeat(250)} */`;

test("a long statement has a name from its second time on, a short one never", () => {
  const statements = new PreparedStatements();
  const names = [1, 2, 3].map(() => statements.nameOf(long("select 1")));
  const name = expect.stringMatching(/^long_[\da-f]{32}$/u);
  expect(names).toEqual([undefined, name, name]);
  expect(names[2]).toBe(names[1]);
  expect([1, 2].map(() => statements.nameOf("select 1"))).toEqual([undefined, undefined]);
});

test.runIf(url)("several statements in one text run again and again", async () => {
  const database = await createDatabase(url);
  const client = await connectGuarded(database, defaultPostgresLimits);
  // Postgres prepares no more than one, and the scripts of the jobs' library are long.
  const script = long("select 1; select 2");
  for (let times = 0; times < 3; times += 1) {
    expect([await client.run(script, [], 5_000)].flat()).toHaveLength(2);
  }
  await client.close();
});

test("connections name a statement alike, and two statements differently", () => {
  const secondName = (sql: string) => {
    const statements = new PreparedStatements();
    statements.nameOf(long(sql));
    return statements.nameOf(long(sql));
  };
  expect(secondName("select 1")).toBe(secondName("select 1"));
  expect(secondName("select 1")).not.toBe(secondName("select 2"));
});

test("a connection names thirty statements at most", () => {
  const statements = new PreparedStatements();
  const texts = Array.from({ length: 40 }, (_, at) => long(`select ${at}`));
  for (const text of texts) for (const each of [text, text]) statements.nameOf(each);
  const named = texts.filter((text) => statements.nameOf(text) !== undefined);
  expect(named).toEqual(texts.slice(0, 30));
  expect(statements.takeForgotten()).toEqual([]);
});

test("a statement that was not used for long makes room, and its name is forgotten once", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const limits = { minLength: 200, maxStatements: 2, forgetAfterMs: 60_000 };
  const statements = new PreparedStatements(limits);
  const [often = "", rarely = "", other = ""] = ["often", "rarely", "other"].map(long);
  const name = (text: string) => [text, text].map((each) => statements.nameOf(each))[1];
  name(often);
  const forgotten = name(rarely);
  expect(name(other)).toBeUndefined();
  vi.advanceTimersByTime(50_000);
  name(often);
  vi.advanceTimersByTime(20_000);
  expect(name(other)).toBeDefined();
  expect(statements.nameOf(often)).toBeDefined();
  expect(statements.takeForgotten()).toEqual([forgotten]);
  expect(statements.takeForgotten()).toEqual([]);
  vi.useRealTimers();
});

test("statements that came once make room for one that comes often", () => {
  const statements = new PreparedStatements();
  for (let at = 0; at < 100; at += 1) statements.nameOf(long(`select ${at}`));
  statements.nameOf(long("select often"));
  expect(statements.nameOf(long("select often"))).toBeDefined();
});

test.runIf(url)("a statement works on when a migration changes what it returns", async () => {
  const database = await createDatabase(url);
  const client = await connectGuarded(database, defaultPostgresLimits);
  const migrating = await connectGuarded(database, defaultPostgresLimits);
  const run = (sql: string) => client.run(sql, [], 5_000);
  await run("create table dishes (name text)");
  await run("insert into dishes values ('Taco')");
  const select = long("select * from dishes");
  for (let times = 0; times < 3; times += 1) expect((await run(select)).rows).toHaveLength(1);
  const prepared = await run("select name from pg_prepared_statements");
  expect(prepared.rows).toEqual([{ name: expect.stringMatching(/^long_/u) }]);
  await migrating.run("alter table dishes add column price int", [], 5_000);
  expect((await run(select)).rows).toEqual([{ name: "Taco", price: null }]);
  expect((await run(select)).rows).toHaveLength(1);
  await client.close();
  await migrating.close();
});

test.runIf(url)("in a transaction such a statement fails, so that it runs again", async () => {
  const database = await createDatabase(url);
  const client = await connectGuarded(database, defaultPostgresLimits);
  const migrating = await connectGuarded(database, defaultPostgresLimits);
  const run = (sql: string) => client.run(sql, [], 5_000);
  await run("create table dishes (name text)");
  const select = long("select * from dishes");
  for (let times = 0; times < 3; times += 1) await run(select);
  await migrating.run("alter table dishes add column price int", [], 5_000);
  await run("begin");
  await expect(run(select)).rejects.toMatchObject({ code: "0A000" });
  await run("rollback");
  await run("begin");
  expect((await run(select)).rows).toEqual([]);
  await run("commit");
  await client.close();
  await migrating.close();
});
