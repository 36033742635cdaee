import type { Kysely } from "kysely";
import type { Database } from "./schema/database.ts";

/** Facts about the installation, stored in the database as text under a name. */
type Fact =
  /** JSON: how the last attempt to send a mail went; see `mail-state.ts`. */
  | "mail_state"
  /** JSON, sealed: the keys that sign push messages; see `vapid-keys.ts`. */
  | "vapid_keys"
  /** JSON: the ids of the demo companies that are not imported yet. */
  | "demo_pending"
  /** JSON: the imported demo companies, each with the instant of its import. */
  | "demo_companies"
  /** The fingerprint of the SECRET_KEY that the database is used with. */
  | "secret_key";

/** Reads the stored text of a fact; null when it was never written. */
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

/** Stores the text of a fact in place of an earlier one. */
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
