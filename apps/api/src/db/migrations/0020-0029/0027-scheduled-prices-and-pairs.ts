import { type Kysely, sql } from "kysely";

const statements = [
  sql`create table scheduled_prices (
    company_id text not null references companies on delete cascade,
    id text not null,
    revision bigint not null default 0,
    starts_at timestamptz not null,
    prices json not null,
    actor text not null,
    created_at timestamptz not null,
    state text not null default 'waiting'
      check (state in ('waiting', 'applied', 'skipped', 'refused')),
    ended_at timestamptz,
    change_id text,
    gone json,
    primary key (company_id, id)
  )`,
  sql`create index scheduled_prices_due on scheduled_prices (starts_at) where state = 'waiting'`,
  // The first of the two is the smaller id.
  sql`create table sales_pairs (
    company_id text not null,
    day date not null,
    product_id text not null,
    with_id text not null,
    orders bigint not null,
    primary key (company_id, day, product_id, with_id),
    foreign key (company_id, day) references sales_rolled_days on delete cascade
  )`,
  sql`create table popular_products (
    company_id text primary key references companies on delete cascade,
    last_day date not null,
    popular json not null
  )`,
  // Days that are summed without pairs, and are read for them, are summed again.
  sql`delete from sales_rolled_days where day > current_date - 63`,
];

/** Prices that change at a later time; products that are sold together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
