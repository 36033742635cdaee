import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { migrate } from "./migrate.ts";

test("the numbers of orders go on, also for a process of the version before", async () => {
  const db = await createTestDatabase("0039-growth");
  const create = (id: string, next: number) =>
    sql`insert into companies (company_id, document, ecommerce_settings, order_settings,
      payment_methods, loyalty_settings, outline, imported_at, next_public_id)
      values (${id}, '{}', '{}', '{}', '{}', '{}', '{}', now(), ${next})`.execute(db);
  await create("tacos", 1_234);
  await migrate(db);
  const next = async () => {
    const rows = await db.selectFrom("order_numbers").selectAll().orderBy("company_id").execute();
    return Object.fromEntries(rows.map(({ company_id, next_number }) => [company_id, next_number]));
  };
  expect(await next()).toEqual({ tacos: 1_234 });
  /** As the version before takes a number. */
  const takeAsBefore = async (id: string) => {
    const { rows } = await sql<{ number: number }>`
      update companies set next_public_id = next_public_id + 1 where company_id = ${id}
      returning next_public_id - 1 as number`.execute(db);
    return Number(rows[0]?.number);
  };
  await db.updateTable("order_numbers").set({ next_number: 1_240 }).execute();
  expect([await takeAsBefore("tacos"), await takeAsBefore("tacos")]).toEqual([1_240, 1_241]);
  await create("pizza", 1_001);
  expect(await takeAsBefore("pizza")).toBe(1_001);
  expect(await next()).toEqual({ pizza: 1_002, tacos: 1_242 });
  await db.destroy();
});
