import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/database.ts";

/** Reads every row of every table, by the table's name, to compare before and after. */
export async function readAllRows(db: Kysely<Database>) {
  const all = await db.introspection.getTables();
  // Without the partitions of a partitioned database, whose rows the tables have.
  const tables = all.filter(({ schema }) => schema === "public");
  const rows = tables.map(async ({ name }) => [
    name,
    await db
      .selectFrom(db.dynamic.table(name as keyof Database).as("t"))
      .selectAll()
      .execute(),
  ]);
  return Object.fromEntries(await Promise.all(rows));
}
