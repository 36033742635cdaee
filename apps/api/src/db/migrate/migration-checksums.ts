import { createHash } from "node:crypto";
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type { Migration } from "kysely/migration";
import { DatabaseRefused } from "../database-refused.ts";
import type { Database } from "../schema/database.ts";
import { tableExists } from "./refuse-newer-database.ts";

/** The migration that creates the table of checksums; this one and all later ones record theirs. */
const FIRST_RECORDED = "0006-installation";

/**
 * Returns the SHA-256 of the SQL that a migration executes, in hex. White space counts as one
 * space, and comments of the source file do not count: neither changes the schema.
 */
export async function checksumOf(migration: Migration): Promise<string> {
  return createHash("sha256")
    .update((await recordedSql(migration)).join("\n"))
    .digest("hex");
}

/** Returns what a migration executes, each statement as JSON with its parameters. */
export async function recordedSql(migration: Migration): Promise<string[]> {
  const executed: string[] = [];
  const recorder = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) =>
      void executed.push(
        JSON.stringify([query.sql.replaceAll(/\s+/gu, " ").trim(), query.parameters]),
      ),
  });
  await migration.up(recorder);
  await recorder.destroy();
  return executed;
}

/** Throws `DatabaseRefused` when a migration's SQL has changed since the database was made by it. */
export async function refuseChangedMigrations(
  db: Kysely<Database>,
  migrations: Record<string, Migration>,
): Promise<void> {
  if (!(await tableExists(db, "migration_checksums"))) return;
  const recorded = await db.selectFrom("migration_checksums").selectAll().execute();
  for (const { name, checksum } of recorded) {
    const migration = migrations[name];
    if (!migration || checksum === (await checksumOf(migration))) continue;
    throw new DatabaseRefused(
      `The migration ${name} has changed since the database was made by it. Restore the file as it was, and make the change in a new migration.`,
    );
  }
}

/** Returns the migrations so that each one also records its checksum and those of the earlier ones. */
export function recordChecksums(migrations: Record<string, Migration>): Record<string, Migration> {
  const names = Object.keys(migrations);
  const recorded = names.map((name, at): [string, Migration] => {
    const migration = migrations[name] as Migration;
    if (name < FIRST_RECORDED) return [name, migration];
    const up: Migration["up"] = async (db) => {
      await migration.up(db);
      await record(db, names.slice(0, at + 1), migrations);
    };
    return [name, { ...migration, up }];
  });
  return Object.fromEntries(recorded);
}

async function record(
  db: Kysely<Database>,
  names: readonly string[],
  migrations: Record<string, Migration>,
): Promise<void> {
  for (const name of names) {
    const checksum = await checksumOf(migrations[name] as Migration);
    await db
      .insertInto("migration_checksums")
      .values({ name, checksum })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
