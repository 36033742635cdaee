import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import { HOUR_MS } from "@comanda/domain/time/durations";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CatalogCache } from "../catalog/catalog-cache.ts";
import { cancelOrder } from "../order-calls/cancel-order.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createDraft, createPlacedOrder, specialCombo } from "../testing/order-flow.ts";
import { signedInAs } from "../testing/staff-members.ts";
import { exportSalesOrders } from "./export-sales-orders.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

type Exported = StaffCallAnswer<"exportSalesOrders">;

/** Saturday 14 March 2026, noon in Mexico City: the test's present time. */
const TODAY = "2026-03-14";

const send = (role: "manager" | "cashier", from = TODAY, to = TODAY) =>
  api.send<Exported>(
    "GET",
    `/ms-orders/companies/tacos/sales/orders?from=${from}&to=${to}`,
    signedInAs(role),
  );

/** Places an order of `quantity` specials of 100.00, some hours before now. */
async function placeBefore(hours: number, quantity = 1) {
  const now = api.now;
  api.now = new Date(now.getTime() - hours * HOUR_MS);
  const order = await createPlacedOrder(api, { combos: [specialCombo(quantity)] });
  api.now = now;
  return order;
}

test("the orders of business days are exported with their amounts, cancelled ones too, and no person", async () => {
  // At 01:00, which belongs to the business day before; it begins at 04:00.
  const night = await placeBefore(11);
  const cancelled = await placeBefore(2);
  await cancelOrder(api.deps, "tacos", cancelled.id, null);
  const last = await placeBefore(1, 3);
  await createDraft(api, { combos: [specialCombo(1)] });
  const { status, body } = await send("manager");
  expect(status).toBe(200);
  expect(body).toMatchObject({ has_more: false, timezone: "America/Mexico_City" });
  expect(body.orders).toMatchObject([
    { public_id: cancelled.public_id, status: "CANCELLED", day: TODAY, total: 100 },
    { public_id: last.public_id, status: "PENDING", day: TODAY, products: 300, total: 300 },
  ]);
  expect(body.orders[1]).toMatchObject({ currency: "MXN", discounts: 0, tip: 0, refunded: 0 });
  const both = (await send("manager", "2026-03-13")).body.orders;
  expect(both.map(({ public_id, day }) => [public_id, day])).toEqual([
    [night.public_id, "2026-03-13"],
    [cancelled.public_id, TODAY],
    [last.public_id, TODAY],
  ]);
  const { client_snapshot: client } = await api.db
    .selectFrom("orders")
    .select("client_snapshot")
    .where("id", "=", last.id)
    .executeTakeFirstOrThrow();
  const text = JSON.stringify(both);
  for (const personal of [client?.name, client?.phone_number, last.client_id])
    if (personal) expect(text).not.toContain(personal);
});

test("an export that is cut says so, and has the first orders", async () => {
  const first = await placeBefore(3);
  await placeBefore(2);
  const context = { ...api.deps, catalogCache: new CatalogCache(api.deps.clock) };
  const days = { from: TODAY, to: TODAY };
  const cut = await exportSalesOrders(context, { companyId: "tacos" }, days, 1);
  expect(cut).toMatchObject({ has_more: true, orders: [{ public_id: first.public_id }] });
  const whole = await exportSalesOrders(context, { companyId: "tacos" }, days, 2);
  expect(whole).toMatchObject({ has_more: false, orders: [{}, {}] });
});

test("a cashier exports no orders, and days in the wrong sequence are refused", async () => {
  expect(await send("cashier")).toMatchObject({ status: 403 });
  expect(await send("manager", TODAY, "2026-03-01")).toMatchObject({ status: 422 });
});
