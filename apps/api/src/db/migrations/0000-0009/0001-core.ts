import { type Kysely, sql } from "kysely";

/**
 * Every key begins with `company_id` and every foreign key carries it along, so that no row
 * can hang on another company's and the whole can be spread over machines by company.
 */
const statements = [
  sql`create table companies (
    company_id text primary key,
    document json not null,
    ecommerce_settings json not null,
    order_settings json not null,
    payment_methods json not null,
    loyalty_settings json not null,
    outline json not null,
    next_public_id bigint not null default 1001,
    imported_at timestamptz not null
  )`,
  sql`create table hosts (
    company_id text not null references companies on delete cascade,
    host text not null unique,
    position integer not null,
    primary key (company_id, host)
  )`,
  sql`create table categories (
    company_id text not null references companies on delete cascade,
    id text not null,
    position integer not null,
    document json not null,
    primary key (company_id, id)
  )`,
  sql`create table products (
    company_id text not null,
    id text not null,
    category_id text not null,
    position integer not null,
    stock_enabled boolean not null,
    document json not null,
    primary key (company_id, id),
    foreign key (company_id, category_id) references categories on delete cascade
  )`,
  sql`create table variants (
    company_id text not null,
    id text not null,
    product_id text not null,
    position integer not null,
    stock integer,
    document json not null,
    primary key (company_id, id),
    foreign key (company_id, product_id) references products on delete cascade
  )`,
  sql`create index variants_of_product on variants (company_id, product_id)`,
  sql`create table modifier_groups (
    company_id text not null,
    product_id text not null,
    id text not null,
    position integer not null,
    document json not null,
    primary key (company_id, product_id, id),
    foreign key (company_id, product_id) references products on delete cascade
  )`,
  sql`create table modifiers (
    company_id text not null,
    product_id text not null,
    id text not null,
    group_id text not null,
    position integer not null,
    stock integer,
    document json not null,
    primary key (company_id, product_id, id),
    foreign key (company_id, product_id, group_id) references modifier_groups on delete cascade
  )`,
  sql`create table pictures (
    company_id text not null references companies on delete cascade,
    source text not null,
    kind text not null,
    file text not null,
    primary key (company_id, kind, source)
  )`,
  sql`create table coupons (
    company_id text not null references companies on delete cascade,
    id text not null,
    code text not null,
    position integer not null,
    coupons_used integer not null,
    document json not null,
    primary key (company_id, id)
  )`,
  sql`create unique index coupons_by_code on coupons (company_id, lower(code))`,
  sql`create table qrs (
    company_id text not null references companies on delete cascade,
    id text not null unique,
    position integer not null,
    document json not null,
    primary key (company_id, id)
  )`,
  sql`create table clients (
    company_id text not null references companies on delete cascade,
    id text not null,
    device_id text not null,
    source text not null,
    name text not null,
    country_calling_code text not null,
    phone_number text not null,
    email text,
    available_points bigint not null default 0 check (available_points >= 0),
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, device_id, country_calling_code, phone_number)
  )`,
  sql`create table addresses (
    company_id text not null,
    id text not null,
    client_id text not null,
    address text not null,
    complement text,
    reference text,
    area_id text,
    area_name text,
    latitude double precision,
    longitude double precision,
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, client_id) references clients on delete cascade
  )`,
  sql`create index addresses_of_client on addresses (company_id, client_id)`,
  sql`create table orders (
    company_id text not null references companies on delete restrict,
    id text not null,
    public_id bigint not null,
    status text not null,
    payment_status text,
    payment_state text not null default 'UNPAID',
    source text not null,
    service_type text not null,
    client_id text,
    client_snapshot json,
    address_id text,
    address_snapshot json,
    currency json not null,
    country_code text not null,
    timezone text not null,
    order_title text,
    table_id text,
    utm_source text,
    utm_campaign text,
    comment text,
    scheduled_delivery_date timestamptz,
    combos_price bigint not null check (combos_price >= 0),
    discounts json not null,
    discounts_amount bigint not null check (discounts_amount >= 0),
    delivery_price bigint check (delivery_price >= 0),
    service_fee bigint not null check (service_fee >= 0),
    tip bigint not null check (tip >= 0),
    payment_fee bigint not null check (payment_fee >= 0),
    amount_due bigint not null check (amount_due >= 0),
    assigned_payment json,
    stock_taken json,
    cancel_reason text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null,
    placed_at timestamptz,
    primary key (company_id, id),
    unique (company_id, public_id),
    foreign key (company_id, client_id) references clients
  )`,
  sql`create index orders_by_time on orders (company_id, created_at desc)`,
  sql`create index orders_placed on orders (company_id, placed_at)`,
  sql`create table order_lines (
    company_id text not null,
    order_id text not null,
    position integer not null,
    product_id text not null,
    variant_id text not null,
    name text not null,
    variant_name text,
    image_url text,
    quantity integer not null check (quantity between 1 and 100),
    comment text,
    unit_price bigint not null check (unit_price >= 0),
    modifiers json not null,
    primary key (company_id, order_id, position),
    foreign key (company_id, order_id) references orders on delete cascade
  )`,
  sql`create table order_events (
    company_id text not null,
    order_id text not null,
    position integer not null,
    status text not null,
    at timestamptz not null,
    primary key (company_id, order_id, position),
    foreign key (company_id, order_id) references orders on delete cascade
  )`,
  sql`create table idempotency_keys (
    company_id text not null references companies on delete cascade,
    key_hash text not null,
    body_hash text not null,
    answer json,
    created_at timestamptz not null default now(),
    primary key (company_id, key_hash)
  )`,
  sql`create index idempotency_keys_by_time on idempotency_keys (created_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
