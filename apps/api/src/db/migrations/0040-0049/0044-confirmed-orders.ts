import { type Kysely, sql } from "kysely";

/** When a member confirmed an order for later, before the kitchen starts on it, and the member's name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column confirmed_at timestamptz, add column confirmed_by text`.execute(
    db,
  );
}
