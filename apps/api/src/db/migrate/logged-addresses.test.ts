import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { migrate } from "./migrate.ts";

test("the change log keeps of a webhook's address no path and no query", async () => {
  const db = await createTestDatabase("0045-refunds-by-hand");
  await sql`insert into companies (company_id, document, ecommerce_settings, order_settings,
      payment_methods, loyalty_settings, outline, imported_at)
    values ('tacos', '{}', '{}', '{}', '{}', '{}', '{}', now())`.execute(db);
  const log = (id: string, action: string, after: object) =>
    sql`insert into audit_log (company_id, id, at, actor, action, target, after)
      values ('tacos', ${id}, now(), 'Ana', ${action}, 'w', ${JSON.stringify(after)})`.execute(db);
  const secret = { url: "https://hooks.test:8443/catch/SECRET?key=1", event: "webhook.test" };
  await log("1", "webhooks.test", secret);
  await log("2", "webhooks.redeliver", { ...secret, url: "https://hooks.test?key=SECRET" });
  await log("3", "webhooks.test", { ...secret, url: "https://hooks.test" });
  await log("4", "webhooks.test", { ...secret, url: "https://hooks.test/" });
  await log("5", "site.change", { url: "https://tacos.test/menu" });
  await migrate(db);
  const entries = await db.selectFrom("audit_log").select(["id", "after"]).orderBy("id").execute();
  expect(entries.map(({ after }) => after)).toEqual([
    { url: "https://hooks.test:8443/…", event: "webhook.test" },
    { url: "https://hooks.test/…", event: "webhook.test" },
    { url: "https://hooks.test", event: "webhook.test" },
    { url: "https://hooks.test/", event: "webhook.test" },
    { url: "https://tacos.test/menu" },
  ]);
  await db.destroy();
});
