import { type Kysely, sql } from "kysely";

/** Guests whom who opened a shared cart has removed, and the number of links that the cart has had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shared_carts add column link_number integer not null default 0`.execute(db);
  await sql`alter table shared_cart_guests add column removed_at timestamptz`.execute(db);
}
