import { type Kysely, sql } from "kysely";

const statements = [
  sql`create table audit_log (
    company_id text not null references companies on delete cascade,
    id text not null,
    at timestamptz not null,
    account_id text,
    actor text not null,
    role text,
    origin text,
    action text not null,
    target text,
    before json,
    after json,
    primary key (company_id, id)
  )`,
  sql`create index audit_log_by_time on audit_log (company_id, at desc, id)`,
];

/** What staff changed: who, when, from where, and the values before and after. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
