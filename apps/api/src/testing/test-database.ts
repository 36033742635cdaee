import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { Kysely } from "kysely";
import pg from "pg";
import { embeddedEvents } from "../db/connect/database-events.ts";
import type { OpenDatabase } from "../db/connect/database-handle.ts";
import { EmbeddedDialect } from "../db/connect/embedded-dialect.ts";
import { embeddedJobsConnection } from "../db/connect/jobs-connection.ts";
import { openPostgres } from "../db/connect/open-postgres.ts";
import { skipWasmOptimization } from "../db/connect/skip-wasm-optimization.ts";
import { migrate } from "../db/migrate/migrate.ts";
import type { Database } from "../db/schema/database.ts";
import { openReusedPglite } from "./reused-pglite.ts";
import { openReusedPostgres } from "./reused-postgres.ts";

/**
 * Creates a new, migrated database: its own on the Postgres of TEST_DATABASE_URL, where
 * transactions really run at the same time, or an embedded one in memory when the variable is
 * empty. Destroying it closes it. `upTo` names the last migration, for an earlier schema; null runs
 * none.
 */
export async function createTestDatabase(upTo?: string | null): Promise<Kysely<Database>> {
  return (await openTestDatabase(upTo)).db;
}

export type TestDatabase = Pick<OpenDatabase, "db" | "events" | "jobsConnection">;

/** The same with what a server opens beside it. */
export async function openTestDatabase(upTo?: string | null): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  const opened = url ? await onPostgres(url, upTo) : await inMemory(upTo);
  // A copy has all migrations.
  const isCopy = upTo === undefined && !(url && !process.env.TEST_DATABASE_TEMPLATE);
  if (upTo !== null && !isCopy) await migrate(opened.db, upTo);
  return opened;
}

/** Has the schema of the tests' template, except for an earlier one. */
async function onPostgres(url: string, upTo: string | null | undefined): Promise<TestDatabase> {
  if (upTo !== undefined) return openPostgres(await createDatabase(url));
  return openReusedPostgres(() => createDatabase(url, process.env.TEST_DATABASE_TEMPLATE));
}

/** Has the schema of the tests' image; for an earlier one it begins with the empty image. */
async function inMemory(upTo: string | null | undefined): Promise<TestDatabase> {
  skipWasmOptimization();
  const { TEST_DATABASE_IMAGE: image = "", TEST_EMPTY_IMAGE: empty = "" } = process.env;
  const pglite =
    upTo === undefined
      ? await openReusedPglite(image)
      : new PGlite({ loadDataDir: await openAsBlob(empty) });
  const db = new Kysely<Database>({
    dialect: new EmbeddedDialect(pglite),
  });
  const events = embeddedEvents();
  return { db, events, jobsConnection: embeddedJobsConnection(pglite) };
}

/**
 * Deletes all companies with their data, and all accounts. With few rows this is faster than truncating,
 * and both are faster than a new database.
 */
export async function emptyDatabase(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom("orders").execute();
  await db.deleteFrom("companies").execute();
  await db.deleteFrom("staff_accounts").execute();
  await db.deleteFrom("staff_verifications").execute();
}

/**
 * Creates a database on the server of `url`, as a copy of `template` where one is named, and returns its
 * URL.
 */
export async function createDatabase(url: string, template?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(
    `create database ${name} ${template ? `template ${template}` : ""} strategy file_copy`,
  );
  await admin.end();
  const databaseUrl = new URL(url);
  databaseUrl.pathname = name;
  return databaseUrl.href;
}
