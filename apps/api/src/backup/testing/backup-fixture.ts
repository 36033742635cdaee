import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ImportFile } from "@comanda/contract/companies/import-file";
import { seededRandom } from "@comanda/domain/testing/seeded-random";
import { type Kysely, sql } from "kysely";
import * as v from "valibot";
import type { OpenDatabase } from "../../db/connect/database-handle.ts";
import { openDatabase } from "../../db/connect/open-database.ts";
import { openNewEmbedded } from "../../db/connect/open-new-embedded.ts";
import { migrate } from "../../db/migrate/migrate.ts";
import type { Database } from "../../db/schema/database.ts";
import { transact } from "../../db/transact.ts";
import { folderFiles } from "../../files/folder-files.ts";
import { toRows } from "../../import/to-rows.ts";
import { writeCompany } from "../../import/write-company.ts";
import { unpackImage } from "../../testing/embedded-template.ts";
import { storeMadeUpOrders } from "../../testing/made-up-orders.store.ts";
import { makeUpOrders } from "../../testing/made-up-orders.ts";
import { smallCompany } from "../../testing/small-company.ts";
import { createDatabase } from "../../testing/test-database.ts";
import type { BackupDeps } from "../write-backup.ts";

export const SECRET = "the-secret-key-of-the-tests-of-backups";
export const ORDERS = 1_200;

/** Where a database is: a folder alone, or with a Postgres. */
export type Place = { dataDir: string; databaseUrl: string | null };

/** The kinds of database that this project of tests can open. */
export const kinds: readonly BackupDeps["database"][] = process.env.TEST_DATABASE_URL
  ? ["embedded", "postgres"]
  : ["embedded"];

/** Creates a place for an empty database of the kind; a Postgres gets a database of its own. */
export async function newPlace(dataDir: string, kind: BackupDeps["database"]): Promise<Place> {
  const url = process.env.TEST_DATABASE_URL;
  if (kind === "embedded") return { dataDir, databaseUrl: null };
  if (!url) throw new Error("There is no Postgres");
  return { dataDir, databaseUrl: await createDatabase(url) };
}

/** Opens the database of a place. */
export const openPlace = (place: Place) => openDatabase({ ...place, command: "test" });

/** Fills a new database with a company, orders and rows that are hard to copy, and stores pictures. */
export async function fillPlace(place: Place): Promise<OpenDatabase> {
  if (!place.databaseUrl) await makeUnsynced(place);
  const opened = await openPlace(place);
  const { db } = opened;
  await migrate(db);
  const file = smallCompany();
  const now = new Date("2026-03-14T18:00:00Z");
  const rows = toRows(file, v.parse(ImportFile, file));
  await transact(db, (trx) => writeCompany(trx, rows, [], { importedAt: now, setCounters: true }));
  const from = Date.parse("2026-01-01T00:00:00Z");
  const to = Date.parse("2026-03-01T00:00:00Z");
  const random = seededRandom(7);
  const company = { companyId: "tacos", timezone: "America/Mexico_City", currency: "MXN" };
  const orders = makeUpOrders(random, { count: ORDERS, from, to });
  await storeMadeUpOrders(db, company, orders, ({ placedAt }) => placedAt);
  await sql`insert into installation (name, value) values
    ('odd', ${'a\n"b",\\ \t {null} [1] \u2028 é 🌮 \'; --'}), ('empty', '')`.execute(db);
  await sql`update companies set board_settings = 'null', printing_settings = '{"a" :  1}'`.execute(
    db,
  );
  put(place, "media/card/1.webp", "a picture");
  put(place, "media/card/empty.webp", "");
  put(place, `originals/tacos/${"long-name-".repeat(18)}.jpg`, "x".repeat(3_000_000));
  put(place, "secret.key", SECRET);
  return opened;
}

/** Without syncs, which take most of the time of a new embedded database. */
async function makeUnsynced({ dataDir }: Place): Promise<void> {
  const database = path.join(dataDir, "db");
  if (process.env.TEST_DATABASE_IMAGE) return unpackImage(database);
  const db = await openNewEmbedded(database);
  await migrate(db);
  await db.destroy();
}

function put({ dataDir }: Place, name: string, content: string): void {
  const file = path.join(dataDir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** What the backup of a place needs. */
export function backupDeps({ dataDir, databaseUrl }: Place, opened: OpenDatabase): BackupDeps {
  return {
    readSnapshot: opened.readSnapshot,
    dataDir,
    pictures: folderFiles(dataDir),
    clock: () => new Date(),
    version: "1.2.3",
    database: databaseUrl ? "postgres" : "embedded",
    secretKey: SECRET,
  };
}

/** Returns a hash of the rows of each table, and the next number of each sequence. */
export async function describeData(db: Kysely<Database>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not like 'kysely%' order by relname`.execute(db);
  const described: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ hash: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), ',' order by md5(t::text))), '')
        as hash
      from ${sql.table(name)} t`.execute(db);
    described[name] = rows[0]?.hash ?? "";
  }
  const { rows: sequences } =
    await sql`select sequencename, last_value::int from pg_sequences`.execute(db);
  return { ...described, sequences: JSON.stringify(sequences) };
}
