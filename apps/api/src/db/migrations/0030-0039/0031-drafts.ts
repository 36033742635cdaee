import { type Kysely, sql } from "kysely";

/** Finds old drafts and old clients for `purgeAbandoned`, without reading all orders and clients. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_drafts on orders (created_at)
    where status = 'INITIATED' and placed_at is null`.execute(db);
  await sql`create index clients_by_age on clients (created_at)`.execute(db);
}
