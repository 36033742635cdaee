import { type Kysely, sql } from "kysely";

/** In which currencies a company has orders, without a look at each of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_by_currency on orders (company_id, (currency->>'code'))
    where placed_at is not null`.execute(db);
}
