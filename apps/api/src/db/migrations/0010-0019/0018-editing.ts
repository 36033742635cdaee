import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table companies add column edits bigint not null default 0`,
  sql`alter table pictures add column unused_since timestamptz`,
  // The purge looks at the pictures of all companies.
  sql`create index pictures_unused on pictures (unused_since) where unused_since is not null`,
];

/** Changes of a company in the console, and pictures that were uploaded for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
