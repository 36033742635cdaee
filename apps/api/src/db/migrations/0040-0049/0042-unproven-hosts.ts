import { type Kysely, sql } from "kysely";

const statements = [
  // Names that are there already are the operator's word, or have led guests here: they count as proven.
  sql`alter table hosts add column unproven_since timestamptz`,
  sql`create index hosts_unproven on hosts (unproven_since) where unproven_since is not null`,
  sql`create table released_hosts (
    company_id text not null references companies on delete cascade,
    host text not null,
    released_at timestamptz not null,
    primary key (company_id, host)
  )`,
];

/** Since when a name has waited for its proof by DNS, and the names that a company lost without one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
