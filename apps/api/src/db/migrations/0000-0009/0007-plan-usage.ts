import { type Kysely, sql } from "kysely";

/**
 * The plan's orders that were counted elsewhere, and when: they are the database's from the first import
 * on. Companies that are there keep what their last file says.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table companies
    add column usage_counted bigint not null default 0,
    add column usage_counted_at timestamptz`.execute(db);
  await sql`update companies set
    usage_counted = coalesce((document->>'order_limit_usage_count')::bigint, 0),
    usage_counted_at = imported_at`.execute(db);
}
