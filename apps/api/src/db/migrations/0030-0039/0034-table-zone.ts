import { type Kysely, sql } from "kysely";

/** The zone of an order's table, as it was when the customer ordered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column table_zone text`.execute(db);
}
