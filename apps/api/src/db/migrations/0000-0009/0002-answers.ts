import { type Kysely, sql } from "kysely";

/** What visitors send beside orders, and what tells that a company's pages have changed. */
const statements = [
  sql`alter table companies add column menu_version bigint not null default 0`,
  // An address names its client and no company; ids are random, so that one row answers.
  sql`create index clients_by_id on clients (id)`,
  sql`create table order_ratings (
    company_id text not null,
    order_id text not null,
    id text not null,
    score smallint not null check (score between 1 and 5),
    comment text,
    created_at timestamptz not null,
    primary key (company_id, order_id),
    foreign key (company_id, order_id) references orders on delete cascade
  )`,
  sql`create table abuse_reports (
    company_id text not null references companies on delete cascade,
    id text not null,
    reason text not null,
    description text not null,
    contact text,
    page_url text,
    created_at timestamptz not null,
    primary key (company_id, id)
  )`,
  sql`create index abuse_reports_by_time on abuse_reports (company_id, created_at desc)`,
  sql`create table visits (
    company_id text not null references companies on delete cascade,
    day date not null,
    visits bigint not null check (visits > 0),
    primary key (company_id, day)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
