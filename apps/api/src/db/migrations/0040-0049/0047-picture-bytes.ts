import { type Kysely, sql } from "kysely";

/**
 * Stores how large the original of an uploaded picture is, so that a company's uploads can be limited. Pictures
 * from before, and those of an import, count nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pictures add column bytes bigint not null default 0`.execute(db);
}
