import { createHash } from "node:crypto";
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from "kysely";
import type { Migration } from "kysely/migration";
import { DatabaseRefused } from "../database-refused.ts";
import type { Database } from "../schema/database.ts";

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

/**
 * Throws `DatabaseRefused` when other migrations than these created the database: an unknown one,
 * as after a return to an earlier version, or one whose SQL has changed since.
 */
export async function refuseOtherMigrations(
  db: Kysely<Database>,
  migrations: Record<string, Migration>,
): Promise<void> {
  const executed = (await exists(db, "kysely_migration")) ? await executedNames(db) : [];
  const unknown = executed.filter((name) => !migrations[name]);
  if (unknown.length > 0) {
    throw new DatabaseRefused(
      `The database was made by a newer Comanda: it has the migration ${unknown.join(", ")}, which this version does not know. Start that version, or restore a backup from before it.`,
    );
  }
  if (!(await exists(db, "migration_checksums"))) return;
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

async function exists(db: Kysely<Database>, table: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${table}) is not null as found`.execute(db);
  return rows[0]?.found === true;
}

async function executedNames(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
