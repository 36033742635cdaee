import { type Kysely, sql } from "kysely";

const statements = [
  sql`drop index orders_by_words`,
  // The words of the history's search, as `board-orders.store.ts` looks for them.
  sql`create index orders_by_words on orders using gin (to_tsvector('simple'::regconfig,
    coalesce(client_snapshot->>'name', '') || ' ' || coalesce(order_title, '') || ' ' || coalesce(table_zone, '')))`,
];

/** Lets the history find the zone of a table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
