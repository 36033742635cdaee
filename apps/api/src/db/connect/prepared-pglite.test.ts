import type { PGlite } from "@electric-sql/pglite";
import { Kysely, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openReusedPglite } from "../../testing/reused-pglite.ts";
import { runInArrivalOrder } from "../use/database-use.ts";
import { EmbeddedDialect } from "./embedded-dialect.ts";

type Dishes = { dishes: { name: string; price: number | null; sold_at: Date | null } };

const image = process.env.TEST_DATABASE_IMAGE ?? "";
let pglite: PGlite;
let db: Kysely<Dishes>;

/** Long enough for a name; with the same text it is the same statement. */
const long = (name: string) => sql`/* ${sql.raw(`${name} ${"long ".repeat(50)}`)} */`;
const insert = (on: Kysely<Dishes>, name: string, more: Partial<Dishes["dishes"]> = {}) =>
  on
    .insertInto("dishes")
    .values({ price: null, sold_at: null, ...more, name })
    .modifyEnd(long("insert"))
    .execute();
const select = (on: Kysely<Dishes>) =>
  on.selectFrom("dishes").selectAll().orderBy("name").modifyEnd(long("select")).execute();
const preparedCount = async () => {
  const { rows } = await pglite.query("select 1 from pg_prepared_statements");
  return rows.length;
};

describe.runIf(image)("statements of the embedded database", () => {
  beforeAll(async () => {
    pglite = await openReusedPglite(image);
  });
  beforeEach(async () => {
    await pglite.exec("drop table if exists dishes; deallocate all");
    await pglite.exec(
      "create table dishes (name text primary key, price int, sold_at timestamptz)",
    );
    db = new Kysely({ dialect: new EmbeddedDialect(pglite) });
  });
  afterAll(async () => {
    await pglite.exec("drop table dishes");
    await pglite.close();
  });

  test("a long statement is prepared from its second time on, with the same results", async () => {
    const dish = { price: 3, sold_at: new Date("2026-01-02T03:04:05Z") };
    const counts: number[] = [];
    for (const name of ["Arepa", "Burrito", "Churro"]) {
      const [result] = await insert(db, name, dish);
      expect(result?.numInsertedOrUpdatedRows).toBe(1n);
      counts.push(await preparedCount());
    }
    expect(counts).toEqual([0, 1, 1]);
    for (let times = 0; times < 3; times += 1) {
      const rows = ["Arepa", "Burrito", "Churro"].map((name) => ({ name, ...dish }));
      expect(await select(db)).toEqual(rows);
    }
    expect(await preparedCount()).toBe(2);
  });

  test("the event loop has a turn after a long statement of a transaction", async () => {
    const done: string[] = [];
    setImmediate(() => done.push("before"));
    await db.transaction().execute(async (trx) => {
      await sql`select pg_sleep(0.03)`.execute(trx);
      setImmediate(() => done.push("request"));
      await sql`select pg_sleep(0.03)`.execute(trx);
      done.push("second");
    });
    expect(done).toEqual(["before", "request", "second"]);
  });

  test("a transaction that fails in a prepared statement is rolled back, and the next one works", async () => {
    for (const name of ["Arepa", "Burrito"]) await insert(db, name);
    const failing = db.transaction().execute(async (trx) => {
      await insert(trx, "Churro");
      await insert(trx, "Arepa");
    });
    await expect(failing).rejects.toMatchObject({ code: "23505" });
    await db.transaction().execute((trx) => insert(trx, "Dosa"));
    expect((await select(db)).map(({ name }) => name)).toEqual(["Arepa", "Burrito", "Dosa"]);
  });

  test("statements outside a transaction wait for its end", async () => {
    for (let times = 0; times < 2; times += 1) await select(db);
    const { selecting } = await db.transaction().execute(async (trx) => {
      await insert(trx, "Arepa");
      const selecting = select(db);
      await sql`delete from dishes`.execute(trx);
      return { selecting };
    });
    expect(await selecting).toEqual([]);
  });

  test("the second statement of an order's request goes before requests that came later", async () => {
    await insert(db, "Arepa");
    const found: string[][] = [];
    const look = async () => found.push((await select(db)).map(({ name }) => name));
    const order = runInArrivalOrder(async () => {
      await look();
      await insert(db, "Burrito");
    });
    await Promise.all([order, look(), runInArrivalOrder(look)]);
    expect(found).toEqual([["Arepa"], ["Arepa", "Burrito"], ["Arepa", "Burrito"]]);
  });

  test("a statement works on when a migration changes what it returns", async () => {
    await insert(db, "Arepa");
    for (let times = 0; times < 3; times += 1) await select(db);
    await pglite.exec("alter table dishes add column hot boolean");
    for (let times = 0; times < 2; times += 1)
      expect(await select(db)).toEqual([{ name: "Arepa", price: null, sold_at: null, hot: null }]);
  });
});
