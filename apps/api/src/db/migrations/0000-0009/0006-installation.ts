import { type Kysely, sql } from "kysely";

/**
 * Earlier versions made 0001 and 0005 in other forms. These statements bring the tables of each of
 * those forms to the present one, and change nothing where they have it already.
 */
const repairs = [
  "alter table companies drop column if exists absent_parts",
  "alter table companies add column if not exists outline json not null default '{}'",
  "alter table companies alter column outline drop default",
  "alter table orders add column if not exists stock_taken json",
  "alter table idempotency_keys drop column if exists status",
  "create index if not exists idempotency_keys_by_time on idempotency_keys (created_at)",
  "create index if not exists orders_by_id on orders (id)",
  "alter table company_payments add column if not exists refusal text",
  "alter table company_payments add column if not exists asked_at timestamptz",
];

/** What is known of the database itself: which SQL made its tables, and facts about the installation. */
const tables = [
  `create table migration_checksums (
    name text primary key,
    checksum text not null
  )`,
  `create table installation (
    name text primary key,
    value text not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...repairs, ...tables]) await sql.raw(statement).execute(db);
}
