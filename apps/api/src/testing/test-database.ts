import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import pg from "pg";
import { openDatabase } from "../db/connect/open-database.ts";
import { migrate } from "../db/migrate/migrate.ts";
import type { Database } from "../db/schema/database.ts";

/**
 * Creates a new, migrated database: its own on the Postgres of TEST_DATABASE_URL, where
 * transactions really run at the same time, or an embedded one in memory when the variable is
 * empty. Destroying it closes it. `upTo` names the last migration, for an earlier schema; null runs
 * none.
 */
export async function createTestDatabase(upTo?: string | null): Promise<Kysely<Database>> {
  const url = process.env.TEST_DATABASE_URL;
  const db = url ? await onServer(await createDatabase(url)) : await inMemory(upTo);
  if (upTo !== null) await migrate(db, upTo);
  return db;
}

async function onServer(databaseUrl: string): Promise<Kysely<Database>> {
  const { db } = await openDatabase({ databaseUrl, dataDir: "", command: "test" });
  return db;
}

/** Copies the image of the tests' setup, except for an earlier schema. */
async function inMemory(upTo: string | null | undefined): Promise<Kysely<Database>> {
  const image = process.env.TEST_DATABASE_IMAGE;
  const loadDataDir = image && upTo === undefined ? await openAsBlob(image) : undefined;
  return new Kysely({ dialect: new PGliteDialect({ pglite: new PGlite({ loadDataDir }) }) });
}

/**
 * Deletes all companies with their data, and all accounts. With few rows this is faster than truncating, and both are
 * faster than a new database.
 */
export async function emptyDatabase(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom("orders").execute();
  await db.deleteFrom("companies").execute();
  await db.deleteFrom("staff_accounts").execute();
  await db.deleteFrom("staff_verifications").execute();
}

/** Creates the URL of a new database on the server of `url`. */
export async function createDatabase(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const databaseUrl = new URL(url);
  databaseUrl.pathname = name;
  return databaseUrl.href;
}
