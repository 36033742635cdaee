import { type Kysely, sql } from "kysely";

/** The way by road that a delivery's price went by, so that placing the order goes by the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column travelled_meters integer check (travelled_meters >= 0)`.execute(
    db,
  );
}
