import { type Kysely, sql } from "kysely";

const statements = [
  sql`drop index orders_by_words`,
  // As `board-orders.store.ts` searches: the company is a word of the index, and drafts are not in it.
  sql`create index orders_by_words on orders using gin ((to_tsvector('simple'::regconfig,
    coalesce(client_snapshot->>'name', '') || ' ' || coalesce(order_title, '') || ' ' || coalesce(table_zone, ''))
    || array_to_tsvector(array['/' || company_id]))) where placed_at is not null`,
  sql`drop index clients_by_words`,
  // As `customer-list.store.ts` searches.
  sql`create index clients_by_words on clients using gin ((to_tsvector('simple'::regconfig, name)
    || array_to_tsvector(array['/' || company_id])))`,
  // The people of a company, one after the other.
  sql`create index clients_by_person on clients (company_id, country_calling_code, phone_number)`,
  // What `purge-expired-data.ts` and `purge-abandoned.ts` look for each hour.
  sql`create index provider_events_by_time on provider_events (at)`,
  sql`create index company_payments_to_clear on company_payments (updated_at)
    where facts->'customer'->>'name' <> ''`,
  sql`create index sandbox_payments_by_end on sandbox_payments (expires_at)`,
  sql`create index audit_log_by_age on audit_log (at)`,
];

/**
 * Lets a search of one company leave out the names of all others, the list of customers count people by an
 * index, and the purge read only what it deletes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
