import { type Kysely, sql } from "kysely";

const statements = [
  sql`create table order_proposals (
    company_id text not null,
    order_id text not null,
    number int not null,
    state text not null
      check (state in ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
    account_id text not null,
    actor text not null,
    reason text,
    lines json not null,
    charges json not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    answered_at timestamptz,
    primary key (company_id, order_id, number),
    foreign key (company_id, order_id) references orders on delete cascade
  )`,
  // An order has one open proposal at most.
  sql`create unique index order_proposals_open on order_proposals (company_id, order_id)
    where state = 'open'`,
  // The round that catches up tickets looks at the accepted proposals of all companies.
  sql`create index order_proposals_accepted on order_proposals (answered_at)
    where state = 'accepted'`,
  sql`alter table print_jobs
    add column change int not null default 0,
    drop constraint print_jobs_company_id_order_id_kind_station_reprint_copy_key,
    add constraint print_jobs_once
      unique (company_id, order_id, kind, station, reprint, copy, change)`,
];

/** What staff propose to change of placed orders, and tickets that say what has changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
