import { type Kysely, sql } from "kysely";

const statements = [
  // Each is written before its provider is asked. `payment_id` is null for money of the counter.
  sql`create table order_refunds (
    company_id text not null,
    id text not null,
    order_id text not null,
    payment_id text,
    amount bigint not null check (amount > 0),
    currency text not null,
    state text not null
      check (state in ('requested', 'sent', 'unknown', 'confirmed', 'refused')),
    by_hand boolean not null,
    reason text,
    failure text,
    reference text,
    attempt integer not null default 1,
    asked integer not null default 0,
    ask_at timestamptz,
    sent_at timestamptz,
    actor text,
    created_at timestamptz not null,
    settled_at timestamptz,
    primary key (company_id, id),
    foreign key (company_id, order_id) references orders (company_id, id) on delete cascade,
    foreign key (company_id, payment_id) references company_payments (company_id, id)
      on delete cascade
  )`,
  sql`create index order_refunds_of_order on order_refunds (company_id, order_id)`,
  sql`create index order_refunds_due on order_refunds (ask_at) where ask_at is not null`,
  // The sum of the confirmed refunds.
  sql`alter table orders add column refunded bigint not null default 0 check (refunded >= 0)`,
  sql`create index orders_to_refund_unplaced on orders (company_id, id)
    where payment_status = 'refund_pending' and placed_at is null`,
  sql`create table sandbox_refunds (
    company_id text not null,
    reference text not null,
    request_key text not null,
    amount bigint not null check (amount > 0),
    primary key (company_id, request_key),
    foreign key (company_id, reference) references sandbox_payments on delete cascade
  )`,
];

/** Money that goes back to customers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
