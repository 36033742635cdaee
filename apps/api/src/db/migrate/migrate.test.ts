import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { DatabaseRefused } from "../database-refused.ts";
import { between, core, databaseOf, earlier, shapeOf } from "../testing/earlier-forms.ts";
import { migrations } from "./all-migrations.ts";
import { migrate } from "./migrate.ts";
import { checksumOf } from "./migration-checksums.ts";

const company = {
  company_id: "tacos",
  document: "{}",
  ecommerce_settings: "{}",
  order_settings: "{}",
  payment_methods: "{}",
  loyalty_settings: "{}",
  outline: "{}",
  imported_at: new Date(),
};

test("a database of an earlier version keeps its data", async () => {
  const db = await createTestDatabase("0001-core");
  await db.insertInto("companies").values(company).execute();
  await migrate(db);
  const found = await db.selectFrom("companies").select(["company_id", "menu_version"]).execute();
  expect(found).toEqual([{ company_id: "tacos", menu_version: 0 }]);
  await migrate(db);
  await db.destroy();
});

test("a database created by the second form of 0005 is brought to the current schema, and keeps its rows", async () => {
  const old = await databaseOf({
    "0001-core": core,
    ...between,
    "0005-payments": earlier("0005-payments.second"),
  });
  const fresh = await createTestDatabase();
  expect(await shapeOf(old)).not.toEqual(await shapeOf(fresh));
  await old.insertInto("companies").values(company).execute();
  await migrate(old);
  expect(await shapeOf(old)).toEqual(await shapeOf(fresh));
  expect(await old.selectFrom("companies").select("company_id").execute()).toHaveLength(1);
  expect(await old.selectFrom("company_payments").select("refusal").execute()).toEqual([]);
  await Promise.all([old.destroy(), fresh.destroy()]);
});

test("a migration that was changed after use is refused by its name", async () => {
  const db = await createTestDatabase();
  const changed: Migration = {
    up: async (trx) => {
      await migrations["0003-delivery"]?.up(trx);
      await sql`alter table orders add column later text`.execute(trx);
    },
  };
  const migrating = migrate(db, undefined, { ...migrations, "0003-delivery": changed });
  await expect(migrating).rejects.toThrow(DatabaseRefused);
  await expect(migrating).rejects.toThrow("The migration 0003-delivery has changed");
  await migrate(db);
  await db.destroy();
});

test("a database with a migration of a newer version is refused with that migration's name", async () => {
  const db = await createTestDatabase();
  const newer = { ...migrations, "9999-later": { up: async () => undefined } };
  await migrate(db, undefined, newer);
  await migrate(db, undefined, newer);
  const migrating = migrate(db);
  await expect(migrating).rejects.toThrow(DatabaseRefused);
  await expect(migrating).rejects.toThrow(
    "made by a newer Comanda: it has the migration 9999-later",
  );
  await db.destroy();
});

test("every migration's checksum is recorded", async () => {
  const db = await createTestDatabase();
  const recorded = await db.selectFrom("migration_checksums").selectAll().orderBy("name").execute();
  expect(recorded.map(({ name }) => name)).toEqual(Object.keys(migrations));
  expect(recorded[0]?.checksum).toBe(await checksumOf(core));
  await db.destroy();
});

test("a checksum changes with the SQL and its values, not with white space", async () => {
  const statement = (text: string): Migration => ({
    up: async (db) => void (await sql.raw(text).execute(db)),
  });
  const value = (text: string): Migration => ({
    up: async (db) => void (await sql`select ${text}`.execute(db)),
  });
  const plain = await checksumOf(statement("create table a (b text)"));
  expect(plain).toMatch(/^[0-9a-f]{64}$/u);
  expect(await checksumOf(statement("\n  create table a\n    (b  text)\n"))).toBe(plain);
  expect(await checksumOf(statement("create table a (c text)"))).not.toBe(plain);
  expect(await checksumOf(value("a"))).not.toBe(await checksumOf(value("b")));
});
