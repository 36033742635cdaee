import { type Kysely, sql } from "kysely";

const statements = [
  sql`create table alert_settings (
    company_id text primary key references companies on delete cascade,
    revision bigint not null,
    settings json not null
  )`,
  // One row for each step that was done for an order: it is never done again.
  sql`create table order_alerts (
    company_id text not null,
    order_id text not null,
    step text not null check (step in ('push', 'mail', 'pause')),
    at timestamptz not null,
    primary key (company_id, order_id, step),
    foreign key (company_id, order_id) references orders on delete cascade
  )`,
  // When a step was last begun, and how its last message went.
  sql`create table alert_states (
    company_id text not null references companies on delete cascade,
    step text not null check (step in ('push', 'mail', 'pause')),
    begun_at timestamptz,
    sent_at timestamptz,
    failed_at timestamptz,
    error text,
    primary key (company_id, step)
  )`,
  sql`create table staff_push_subscriptions (
    company_id text not null,
    id text not null,
    account_id text not null,
    name text not null,
    language text not null,
    endpoint text not null,
    p256dh text not null,
    auth text not null,
    created_at timestamptz not null,
    sent_at timestamptz,
    failed_at timestamptz,
    error text,
    primary key (company_id, id),
    unique (company_id, endpoint),
    foreign key (company_id, account_id) references staff_members on delete cascade
  )`,
  sql`create table board_presences (
    company_id text not null references companies on delete cascade,
    board_id text not null,
    account_id text not null,
    sound boolean not null,
    seen_at timestamptz not null,
    primary key (company_id, board_id)
  )`,
  // A job looks at the waiting orders of all companies every few seconds.
  sql`create index orders_waiting on orders (placed_at) where status = 'PENDING'`,
];

/** How staff learn of unanswered orders: settings, what was done, and whom it reaches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
