import { type Kysely, sql } from "kysely";

const statements = [
  sql`create table shared_carts (
    company_id text not null references companies on delete cascade,
    id text not null,
    token_hash text not null,
    qr_id text,
    holds_table boolean not null,
    opener_id text not null,
    revision integer not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    closed_at timestamptz,
    primary key (company_id, id),
    unique (company_id, token_hash)
  )`,
  // A table has one cart at most that guests join by its code.
  sql`create unique index shared_carts_of_table on shared_carts (company_id, qr_id)
    where holds_table`,
  sql`create index shared_carts_by_end on shared_carts (expires_at)`,
  sql`create table shared_cart_guests (
    company_id text not null,
    cart_id text not null,
    id text not null,
    device_id text not null,
    position integer not null,
    name text,
    lines json not null,
    revision integer not null,
    last_key text,
    left_at timestamptz,
    primary key (company_id, cart_id, id),
    unique (company_id, cart_id, device_id),
    foreign key (company_id, cart_id) references shared_carts on delete cascade
  )`,
  // The orders that were sent from a cart: placed, or waiting for their payment.
  sql`create table shared_cart_orders (
    company_id text not null,
    order_id text not null,
    cart_id text not null,
    guest_id text not null,
    whole boolean not null,
    primary key (company_id, order_id),
    foreign key (company_id, cart_id) references shared_carts on delete cascade,
    foreign key (company_id, order_id) references orders on delete cascade
  )`,
  sql`create index shared_cart_orders_of_cart on shared_cart_orders (company_id, cart_id)`,
  sql`alter table orders add column shared_cart json`,
  sql`alter table order_lines add column guest_name text`,
];

/** Carts that several guests fill, and whose lines of an order are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
