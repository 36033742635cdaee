import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table companies add column sales_settings json`,
  sql`create table sales_rollup_states (
    company_id text primary key references companies on delete cascade,
    timezone text not null,
    start_hour smallint not null,
    currency text not null,
    changes_until timestamptz not null
  )`,
  sql`create table sales_rolled_days (
    company_id text not null references sales_rollup_states on delete cascade,
    day date not null,
    primary key (company_id, day)
  )`,
  sql`create table sales_rollups (
    company_id text not null,
    dimension text not null,
    day date not null,
    key text not null,
    label text,
    orders bigint not null,
    pieces bigint not null,
    gross bigint not null,
    discounts bigint not null,
    delivery bigint not null,
    service_fees bigint not null,
    payment_fees bigint not null,
    tips bigint not null,
    total bigint not null,
    cancelled bigint not null,
    cancelled_total bigint not null,
    refunded bigint not null,
    refunded_total bigint not null,
    promised bigint not null,
    late bigint not null,
    timed bigint not null,
    promised_seconds bigint not null,
    taken_seconds bigint not null,
    coupons bigint not null,
    coupon_discounts bigint not null,
    rewards bigint not null,
    reward_discounts bigint not null,
    points bigint not null,
    ratings bigint not null,
    stars bigint not null,
    primary key (company_id, dimension, day, key),
    foreign key (company_id, day) references sales_rolled_days on delete cascade
  )`,
  sql`create index sales_rollups_by_day on sales_rollups (company_id, day)`,
  // What has changed since the last rollup.
  sql`create index orders_changed on orders (company_id, updated_at) where placed_at is not null`,
  sql`create index order_ratings_by_time on order_ratings (company_id, created_at)`,
];

/** Sums of each business day's orders for the reports, and the hour at which the days begin. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
