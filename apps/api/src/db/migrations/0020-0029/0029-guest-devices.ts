import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table orders add column guest_device_id text`,
  sql`create index orders_of_guest_device on orders (company_id, guest_device_id)
    where guest_device_id is not null`,
];

/** The device of orders without a client, so that a guest finds them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
