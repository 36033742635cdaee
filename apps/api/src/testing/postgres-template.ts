import { openPostgres } from "../db/connect/open-postgres.ts";
import { migrate } from "../db/migrate/migrate.ts";
import { partitionByCompany } from "./partition-by-company.store.ts";
import { setup as startServer, teardown as stopServer } from "./postgres.ts";
import { createDatabase } from "./test-database.ts";

/**
 * Starts the tests' Postgres, creates one migrated database on it and puts its name into
 * TEST_DATABASE_TEMPLATE: copying it takes an eighth of the processor time of the migrations. With
 * TEST_DATABASE_PARTITIONED=on its tables are partitioned by company.
 */
export async function setup(): Promise<void> {
  await startServer();
  const url = await createDatabase(process.env.TEST_DATABASE_URL ?? "");
  const { db } = openPostgres(url);
  await migrate(db);
  if (process.env.TEST_DATABASE_PARTITIONED === "on") await partitionByCompany(db);
  await db.destroy();
  process.env.TEST_DATABASE_TEMPLATE = new URL(url).pathname.slice(1);
}

export const teardown = stopServer;
