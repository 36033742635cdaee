import { type Kysely, sql } from "kysely";

const statements = [
  // Browsers of customers that get push messages about one order; they end with it.
  sql`create table order_push_subscriptions (
    company_id text not null,
    order_id text not null,
    id text not null,
    endpoint text not null,
    p256dh text not null,
    auth text not null,
    language text not null,
    created_at timestamptz not null,
    primary key (company_id, id),
    unique (company_id, order_id, endpoint),
    foreign key (company_id, order_id) references orders on delete cascade
  )`,
  // One row for each status that was said: it is never said again.
  sql`create table order_push_messages (
    company_id text not null,
    subscription_id text not null,
    status text not null,
    at timestamptz not null,
    primary key (company_id, subscription_id, status),
    foreign key (company_id, subscription_id)
      references order_push_subscriptions on delete cascade
  )`,
  sql`create table table_calls (
    company_id text not null references companies on delete cascade,
    id text not null,
    qr_id text not null,
    kind text not null check (kind in ('waiter', 'bill')),
    place text not null,
    payment_method text,
    device_id text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    is_open boolean not null,
    answered_at timestamptz,
    answered_account text,
    answered_by text,
    primary key (company_id, id)
  )`,
  // A table has one open call of each kind at most.
  sql`create unique index table_calls_open on table_calls (company_id, qr_id, kind)
    where is_open`,
  sql`create index table_calls_of_table on table_calls (company_id, qr_id, created_at)`,
];

/** What customers hear of their orders by push messages, and calls from tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
