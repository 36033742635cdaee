import { type Kysely, sql } from "kysely";

/** What the set-up of a company notes that nothing else says; null for a company that has no set-up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table companies add column setup json`.execute(db);
}
