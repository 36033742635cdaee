import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table orders add column client_erased_at timestamptz`,
  // All orders of a client, with drafts, and what the list of customers sums up of them.
  sql`create index orders_of_client on orders (company_id, client_id)
    include (placed_at, status, amount_due)`,
  sql`drop index orders_by_client`,
  // The clients with a phone number, or with the end of one.
  sql`create index clients_by_phone on clients (company_id, reverse(phone_number) text_pattern_ops)`,
  sql`create index clients_by_words on clients using gin (to_tsvector('simple'::regconfig, name))`,
];

/** What finding and erasing customers needs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
