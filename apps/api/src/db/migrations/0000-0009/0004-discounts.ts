import { type Kysely, sql } from "kysely";

/** The optional service fee that a draft offers, and what the discounts of a placed order used up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders
    add column service_fee_offered bigint check (service_fee_offered >= 0),
    add column discounts_taken json`.execute(db);
}
