import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table orders add column refunded_by_hand bigint not null default 0
    check (refunded_by_hand >= 0)`,
  sql`update orders set refunded_by_hand = given.amount
    from (
      select company_id, order_id, sum(amount) as amount from order_refunds
      where by_hand and state = 'confirmed'
      group by company_id, order_id
    ) as given
    where orders.company_id = given.company_id and orders.id = given.order_id`,
];

/** What of an order's refunds members gave back by hand, such as in cash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
