import { type Kysely, sql } from "kysely";

/** The codes of an authenticator app that were used last: none is accepted twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_two_factors
    add column used_codes text[] not null default '{}'`.execute(db);
}
