import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import { createPlacedOrder } from "../../testing/order-flow.ts";
import { type DueMessage, noteAnnounced } from "./announced.store.ts";
import { upsertOrderSubscription } from "./order-push.store.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** How many transactions wait for another one. */
async function waitingTransactions(): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
  return rows.length;
}

test("a process that notes a confirmation while another one is made waits, and notes none", async () => {
  const { db, now } = api;
  const { id } = await createPlacedOrder(api);
  const key = { company_id: "tacos", order_id: id, id: "phone" };
  const browser = { endpoint: "https://push.example.com/1", p256dh: "", auth: "", language: "en" };
  await upsertOrderSubscription(db, { ...key, ...browser, created_at: now }, null);
  const confirm = (trx: typeof db, confirmed_at: Date) =>
    trx.updateTable("orders").set({ confirmed_at }).where("id", "=", id).execute();
  await confirm(db, now);
  const first: DueMessage = {
    company_id: "tacos",
    subscription_id: "phone",
    status: "PENDING",
    confirmed_at: now.toISOString(),
  };
  const { noting } = await db.transaction().execute(async (trx) => {
    await confirm(trx, new Date(now.getTime() - 3_600_000));
    const noting = db.transaction().execute((other) => noteAnnounced(other, first, now));
    await vi.waitFor(async () => expect(await waitingTransactions()).toBe(1), { timeout: 5_000 });
    return { noting };
  });
  expect(await noting).toBe(false);
});
