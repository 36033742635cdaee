import { migrations } from "./all-migrations.ts";
import { recordedSql } from "./migration-checksums.ts";

/** Returns the names of all tables that Comanda makes, those of the migrations too. */
export async function tablesOfMigrations(): Promise<string[]> {
  const executed = await Promise.all(Object.values(migrations).map(recordedSql));
  const names = executed.flat().flatMap((statement) => {
    const found = /^\["create table (?:if not exists )?(?:\\")?(\w+)/u.exec(statement);
    return found?.[1] ? [found[1]] : [];
  });
  return ["kysely_migration", "kysely_migration_lock", ...new Set(names)];
}
