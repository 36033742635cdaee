import { expect, test } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";
import { migrate } from "./migrate.ts";

test("a database of an earlier version keeps what it holds", async () => {
  const db = await createTestDatabase("0001-core");
  await db
    .insertInto("companies")
    .values({
      company_id: "tacos",
      document: "{}",
      ecommerce_settings: "{}",
      order_settings: "{}",
      payment_methods: "{}",
      loyalty_settings: "{}",
      outline: "{}",
      imported_at: new Date(),
    })
    .execute();
  await migrate(db);
  const found = await db.selectFrom("companies").select(["company_id", "menu_version"]).execute();
  expect(found).toEqual([{ company_id: "tacos", menu_version: 0 }]);
  await migrate(db);
  await db.destroy();
});
