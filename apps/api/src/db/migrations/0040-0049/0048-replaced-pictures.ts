import { type Kysely, sql } from "kysely";

/** Stores since when the company names a picture no more, so that it is deleted once no change can bring it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pictures add column replaced_at timestamptz`.execute(db);
  await sql`create index pictures_replaced on pictures (replaced_at) where replaced_at is not null`.execute(
    db,
  );
}
