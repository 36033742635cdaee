import { planMonth } from "@comanda/domain/company/plan";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { migrate } from "./migrate.ts";

test("orders of this month that an earlier version placed use the plan, cancelled ones do not", async () => {
  const db = await createTestDatabase("0023-guest");
  const now = new Date();
  await sql`insert into companies (company_id, document, ecommerce_settings, order_settings,
    payment_methods, loyalty_settings, outline, imported_at)
    values ('tacos', '{}', '{}', '{}', '{}', '{}', '{}', ${now}::timestamptz)`.execute(db);
  const insert = (id: string, status: string, placed: Date | null, expires: Date | null) =>
    sql`insert into orders (company_id, id, public_id, status, source, service_type, currency,
        country_code, timezone, combos_price, discounts, discounts_amount, service_fee, tip,
        payment_fee, amount_due, updated_at, placed_at, payment_expires_at)
      values ('tacos', ${id}, (select count(*) from orders), ${status}, 'INBOUND', 'TAKEAWAY', '{}',
        'MX', 'America/Ciudad_Juarez', 100, '[]', 0, 0, 0, 0, 100, ${now}::timestamptz,
        ${placed}::timestamptz, ${expires}::timestamptz)`.execute(db);
  await insert("placed", "PREPARING", now, null);
  await insert("waiting", "INITIATED", null, now);
  await insert("draft", "INITIATED", null, null);
  await insert("cancelled", "CANCELLED", now, null);
  await insert("old", "FINALIZED", new Date(now.getTime() - 100 * 86_400_000), null);
  await migrate(db);
  const month = planMonth("America/Ciudad_Juarez", now);
  const counted = () => db.selectFrom("plan_orders").select(["month", "orders"]).execute();
  expect(await counted()).toEqual([{ month, orders: 2 }]);
  await db.updateTable("orders").set({ status: "CANCELLED" }).where("id", "=", "placed").execute();
  await db.deleteFrom("orders").where("id", "=", "waiting").execute();
  expect(await counted()).toEqual([{ month, orders: 0 }]);
  await db.destroy();
});
