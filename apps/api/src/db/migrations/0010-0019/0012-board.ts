import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table orders
    add column revision bigint not null default 0,
    add column accepted_at timestamptz,
    add column promised_at timestamptz,
    add column ended_at timestamptz,
    add column cancel_code text,
    add column paid_at timestamptz,
    add column paid_by text,
    add column paid_received bigint check (paid_received >= 0)`,
  sql`alter table order_events add column actor text`,
  sql`alter table companies add column board_settings json`,
  sql`create table order_changes (
    company_id text not null,
    order_id text not null,
    revision bigint not null,
    account_id text not null,
    actor text not null,
    at timestamptz not null,
    request text not null,
    undo json,
    primary key (company_id, order_id, revision),
    foreign key (company_id, order_id) references orders on delete cascade
  )`,
  // The board of a company.
  sql`create index orders_in_progress on orders (company_id, placed_at)
    where status in ('PENDING', 'PREPARING', 'READY', 'DRIVER_ON_THE_WAY_TO_DESTINATION',
      'DRIVER_ARRIVED_AT_DESTINATION')`,
  sql`create index orders_ended on orders (company_id, ended_at) where ended_at is not null`,
  // Jobs look at the orders of all companies.
  sql`create index orders_to_finalize on orders (ended_at) where status = 'DELIVERED'`,
  sql`create index orders_scheduled on orders (scheduled_delivery_date)
    where status = 'PENDING' and scheduled_delivery_date is not null`,
  // The search of the history: words of names and tables, and the end of a phone number.
  sql`create index orders_by_words on orders using gin (to_tsvector('simple'::regconfig,
    coalesce(client_snapshot->>'name', '') || ' ' || coalesce(order_title, '')))`,
  sql`create index orders_by_phone on orders (company_id,
    reverse(client_snapshot->>'phone_number') text_pattern_ops)`,
  sql`create index orders_by_client on orders (company_id, client_id) where placed_at is not null`,
];

/** What the order board keeps: revisions, promises, payments at the counter, and who changed what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
