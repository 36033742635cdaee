import { type Kysely, sql } from "kysely";

/** Counts of the limits against guessing, with the columns that `rate-limiter-flexible` uses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table rate_counts (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`.execute(db);
}
