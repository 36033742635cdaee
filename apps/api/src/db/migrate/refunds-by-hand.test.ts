import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { migrate } from "./migrate.ts";

test("orders that an earlier version refunded say how much of it was given back by hand", async () => {
  const db = await createTestDatabase("0044-confirmed-orders");
  const company_ids = ["tacos", "pizza"];
  for (const id of company_ids)
    await sql`insert into companies (company_id, document, ecommerce_settings, order_settings,
      payment_methods, loyalty_settings, outline, imported_at)
      values (${id}, '{}', '{}', '{}', '{}', '{}', '{}', now())`.execute(db);
  const insert = (company: string, id: string, refunded: number) =>
    sql`insert into orders (company_id, id, public_id, status, source, service_type, currency,
        country_code, timezone, combos_price, discounts, discounts_amount, service_fee, tip,
        payment_fee, amount_due, refunded, created_at, updated_at)
      values (${company}, ${id}, (select count(*) from orders), 'FINALIZED', 'INBOUND', 'TAKEAWAY',
        '{}', 'MX', 'UTC', 100, '[]', 0, 0, 0, 0, 100, ${refunded}, now(), now())`.execute(db);
  const refund = (order: string, amount: number, state: string, byHand: boolean) =>
    sql`insert into order_refunds (company_id, id, order_id, amount, currency, state, by_hand,
        created_at)
      values ('tacos', ${`${order} ${amount}`}, ${order}, ${amount}, 'MXN', ${state}, ${byHand},
        now())`.execute(db);
  await insert("tacos", "both", 75);
  await refund("both", 40, "confirmed", true);
  await refund("both", 5, "confirmed", true);
  await refund("both", 30, "confirmed", false);
  await insert("tacos", "sent", 30);
  await refund("sent", 30, "confirmed", false);
  await refund("sent", 10, "refused", false);
  await insert("tacos", "kept", 0);
  // Ids of orders are of their company.
  await insert("pizza", "both", 0);
  await migrate(db);
  const orders = await db
    .selectFrom("orders")
    .select(["company_id", "id", "refunded", "refunded_by_hand"])
    .orderBy("company_id")
    .orderBy("id")
    .execute();
  expect(orders).toEqual([
    { company_id: "pizza", id: "both", refunded: 0, refunded_by_hand: 0 },
    { company_id: "tacos", id: "both", refunded: 75, refunded_by_hand: 45 },
    { company_id: "tacos", id: "kept", refunded: 0, refunded_by_hand: 0 },
    { company_id: "tacos", id: "sent", refunded: 30, refunded_by_hand: 0 },
  ]);
  await db.destroy();
});
