import type { Kysely } from "kysely";
import type { Database } from "./schema/database.ts";

/** Facts about the installation that the database keeps, each a text under a name. */
type Fact =
  /** JSON: the ids of the demo companies that are still to be imported. */
  | "demo_pending"
  /** The fingerprint of the SECRET_KEY that the database is used with. */
  | "secret_key";

/** The fact as it was written last; null when it never was. */
export async function readInstallationFact(
  db: Kysely<Database>,
  name: Fact,
): Promise<string | null> {
  const row = await db
    .selectFrom("installation")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value ?? null;
}

export async function writeInstallationFact(
  db: Kysely<Database>,
  name: Fact,
  value: string,
): Promise<void> {
  await db
    .insertInto("installation")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
