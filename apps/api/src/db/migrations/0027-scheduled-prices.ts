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
];

/** Prices that change at a later time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
