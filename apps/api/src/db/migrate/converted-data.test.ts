import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import type { Database } from "../schema/database.ts";
import { migrate } from "./migrate.ts";

const company_id = "tacos";
const discount = { modality: "COUPON", amount: 25, value: 1, code: "TEN" };

/** Stores an order in a currency with a line and a payment, all amounts in hundredths. */
async function storeOrder(db: Kysely<Database>, code: string): Promise<void> {
  await db
    .insertInto("orders")
    .values({
      company_id,
      id: code,
      public_id: code === "KWD" ? 1 : 2,
      status: "PENDING",
      source: "INBOUND",
      service_type: "TAKEAWAY",
      currency: JSON.stringify({ code }),
      country_code: "KW",
      timezone: "UTC",
      combos_price: 125,
      discounts: JSON.stringify([discount]),
      discounts_amount: 25,
      service_fee: 1,
      tip: 2,
      payment_fee: 3,
      client_snapshot: "null",
      amount_due: 106,
      assigned_payment: JSON.stringify({ id: "cash", received_amount: 200 }),
      updated_at: new Date(),
    })
    .execute();
  await db
    .insertInto("order_lines")
    .values({
      company_id,
      order_id: code,
      position: 0,
      product_id: "p",
      variant_id: "v",
      name: "P",
      quantity: 1,
      unit_price: 125,
      modifiers: JSON.stringify([{ modifier_id: "m", name: "M", quantity: 1, unit_price: 5 }]),
    })
    .execute();
  await db
    .insertInto("company_payments")
    .values({
      company_id,
      id: code,
      order_id: code,
      method_id: "card",
      instrument: "card",
      provider_id: "sandbox",
      kind: "sandbox",
      amount: 106,
      currency: code,
      state: "paid",
      received: 106,
      idempotency_key: code,
      facts: JSON.stringify({ tip: 2, items: [{ name: "P", quantity: 1, unitAmount: 125 }] }),
      expires_at: new Date(),
      updated_at: new Date(),
    })
    .execute();
}

/** Reads an order with its line and its payment. */
async function readStored(db: Kysely<Database>, id: string) {
  return {
    order: await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
    line: await db
      .selectFrom("order_lines")
      .selectAll()
      .where("order_id", "=", id)
      .executeTakeFirstOrThrow(),
    payment: await db
      .selectFrom("company_payments")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow(),
  };
}

/** What of a stored order has amounts, all multiplied by `times`. */
const amounts = (times: number) => ({
  order: {
    combos_price: 125 * times,
    discounts_amount: 25 * times,
    discounts: [{ ...discount, amount: 25 * times }],
    delivery_price: null,
    service_fee: times,
    tip: 2 * times,
    payment_fee: 3 * times,
    amount_due: 106 * times,
    assigned_payment: { id: "cash", received_amount: 200 * times },
  },
  line: {
    unit_price: 125 * times,
    modifiers: [{ modifier_id: "m", name: "M", quantity: 1, unit_price: 5 * times }],
  },
  payment: {
    amount: 106 * times,
    received: 106 * times,
    facts: { tip: 2 * times, items: [{ name: "P", quantity: 1, unitAmount: 125 * times }] },
  },
});

test("migrations convert amounts with three decimals, coupon codes and the plan's orders", async () => {
  const db = await createTestDatabase("0005-payments");
  await sql`insert into companies (company_id, document, ecommerce_settings, order_settings,
    payment_methods, loyalty_settings, outline, imported_at)
    values ('tacos', '{"order_limit_usage_count": 7}', '{}', '{}', '{}', '{}', '{}', '2026-03-01T12:00Z')`.execute(
    db,
  );
  const codes = { ten: " TEN", cafe: "Cafe\u0301" };
  for (const [position, [id, code]] of Object.entries(codes).entries()) {
    const coupon = { company_id, id, code, position, coupons_used: 0, document: "{}" };
    await db.insertInto("coupons").values(coupon).execute();
  }
  for (const code of ["KWD", "MXN"]) await storeOrder(db, code);
  await migrate(db);
  expect(await readStored(db, "KWD")).toMatchObject(amounts(10));
  expect(await readStored(db, "MXN")).toMatchObject(amounts(1));
  const coupons = await db
    .selectFrom("coupons")
    .select(["id", "code"])
    .orderBy("position")
    .execute();
  expect(coupons).toEqual([
    { id: "ten", code: "ten" },
    { id: "cafe", code: "caf\u00e9" },
  ]);
  const company = await db.selectFrom("companies").selectAll().executeTakeFirstOrThrow();
  expect(company).toMatchObject({
    usage_counted: 7,
    usage_counted_at: new Date("2026-03-01T12:00Z"),
  });
  await db.destroy();
});
