import { type Kysely, sql } from "kysely";

/** Online payments: companies' keys, attempts to pay, notifications that were applied, the sandbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table orders add column payment_expires_at timestamptz",
  `create index orders_awaiting_payment on orders (payment_expires_at)
    where payment_expires_at is not null`,
  // Payments of an order are asked for by its id alone.
  "create index orders_by_id on orders (id)",

  `create table payment_providers (
    company_id text not null references companies on delete cascade,
    provider_id text not null,
    kind text not null,
    sealed text not null,
    updated_at timestamptz not null,
    primary key (company_id, provider_id)
  )`,

  `create table company_payments (
    company_id text not null,
    id text not null,
    order_id text not null,
    method_id text not null,
    instrument text not null,
    provider_id text not null,
    kind text not null,
    amount bigint not null check (amount >= 0),
    currency text not null,
    state text not null,
    received bigint check (received >= 0),
    suspect boolean not null default false,
    reference text,
    refusal text,
    idempotency_key text not null,
    params json,
    facts json not null,
    expires_at timestamptz not null,
    ask_at timestamptz,
    asked integer not null default 0,
    asked_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null,
    primary key (company_id, id),
    foreign key (company_id, order_id) references orders (company_id, id) on delete cascade
  )`,
  `create unique index company_payments_live on company_payments (company_id, order_id)
    where state = 'pending'`,
  "create index company_payments_of_order on company_payments (company_id, order_id, created_at)",
  `create unique index company_payments_reference
    on company_payments (company_id, provider_id, reference)`,
  "create index company_payments_due on company_payments (ask_at) where ask_at is not null",

  `create table provider_events (
    company_id text not null references companies on delete cascade,
    provider_id text not null,
    event_id text not null,
    at timestamptz not null,
    primary key (company_id, provider_id, event_id)
  )`,

  `create table sandbox_payments (
    company_id text not null references companies on delete cascade,
    reference text not null,
    request_key text not null,
    intent_id text not null,
    method text not null,
    amount bigint not null check (amount >= 0),
    currency text not null,
    received bigint check (received >= 0),
    state text not null,
    client_secret text,
    code text,
    expires_at timestamptz not null,
    primary key (company_id, reference),
    unique (company_id, request_key)
  )`,
];
