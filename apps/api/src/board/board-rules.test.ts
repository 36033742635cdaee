import type { Client } from "@comanda/contract/clients/client";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sendPauseCall } from "../availability/testing/availability-calls.ts";
import { createPaymentContext, type PaymentContext } from "../payments/payment-context.ts";
import { changeBoardSettings, readStaffBoard, sendBoardAction } from "../testing/board-calls.ts";
import { createTestApp, NOON, type TestApp } from "../testing/create-test-app.ts";
import {
  createDraft,
  createPlacedOrder,
  createVisitor,
  patchOrder,
} from "../testing/order-flow.ts";
import { changedCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";
import { autoAcceptDueOrders } from "./due-orders/auto-accept-due-orders.ts";
import { finalizeDeliveredOrders } from "./due-orders/finalize-delivered-orders.ts";

const company = changedCompany((file) => {
  file.ecommerce_settings.takeaway = { active: true, scheduled_orders_enabled: true };
  file.loyalty_settings = {
    loyalty_program: { active: true, points_per_amount: 0.1, rewards: [] },
  };
});

let api: TestApp;
let context: PaymentContext;
beforeAll(async () => {
  api = await createTestApp([company]);
});
beforeEach(async () => {
  await api.reset();
  context = createPaymentContext(api.deps);
});
afterAll(() => api.close());

const pass = (minutes: number) => {
  api.now = new Date(api.now.getTime() + minutes * 60_000);
};
const inMinutes = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000).toISOString();
const onlyOrder = async () => (await readStaffBoard(api)).orders[0];

/** A takeaway order for an instant, sent now. */
async function scheduledOrder(instant: string) {
  const draft = await createDraft(api);
  const meta_data = { assigned_payment: { payment_method_id: "cash" } };
  const body = { meta_data, scheduled_delivery_date: instant };
  const { status, body: order } = await patchOrder(api, draft.body.id, body);
  expect(status).toBe(200);
  return order;
}

test("an order of a type that is accepted automatically is accepted as it is placed", async () => {
  await changeBoardSettings(api, { auto_accept: { TAKEAWAY: 12 } });
  const draft = await createDraft(api);
  const meta_data = { assigned_payment: { payment_method_id: "cash" } };
  const { body } = await patchOrder(api, draft.body.id, { meta_data });
  expect(body).toMatchObject({ status: "PREPARING", promised_at: inMinutes(12) });
  expect(await onlyOrder()).toMatchObject({
    accepted_at: NOON.toISOString(),
    undo_until: null,
    history: [{ status: "INITIATED" }, { status: "PENDING" }, { status: "PREPARING", by: null }],
  });
});

test("a busy kitchen adds its minutes to a promise, by hand and without", async () => {
  await sendPauseCall(api, "busy", { minutes: 15, for_minutes: 60, seen: null });
  const order = await createPlacedOrder(api);
  const revision = (await onlyOrder())?.revision;
  const accept = { revision, minutes: 10 };
  const answer = await sendBoardAction(api, "kitchen", order, ["accept", accept]);
  expect(answer.body.promised_at).toBe(inMinutes(25));
  expect((await readStaffBoard(api)).busy).toEqual({ minutes: 15, until: inMinutes(60) });
  await changeBoardSettings(api, { auto_accept: { TAKEAWAY: 12 } });
  const draft = await createDraft(api);
  const meta_data = { assigned_payment: { payment_method_id: "cash" } };
  const { body } = await patchOrder(api, draft.body.id, { meta_data });
  expect(body.promised_at).toBe(inMinutes(27));
});

test("an order of another type waits for a member", async () => {
  await changeBoardSettings(api, { auto_accept: { TABLE: 12 } });
  expect((await createPlacedOrder(api)).status).toBe("PENDING");
});

test("a scheduled order is accepted at its lead time, once, and keeps its time", async () => {
  await changeBoardSettings(api, { auto_accept: { TAKEAWAY: 12 }, lead_minutes: { TAKEAWAY: 40 } });
  const order = await scheduledOrder(inMinutes(120));
  expect(order.status).toBe("PENDING");
  expect(await onlyOrder()).toMatchObject({ starts_at: inMinutes(80), promised_at: null });
  pass(79);
  await autoAcceptDueOrders(context);
  expect(await onlyOrder()).toMatchObject({ status: "PENDING" });
  pass(1);
  api.published.length = 0;
  await Promise.all([autoAcceptDueOrders(context), autoAcceptDueOrders(context)]);
  expect(await onlyOrder()).toMatchObject({
    status: "PREPARING",
    promised_at: inMinutes(120),
    accepted_at: inMinutes(80),
  });
  expect(api.published).toHaveLength(1);
});

test("a scheduled order of a type that is accepted automatically is confirmed as it is placed", async () => {
  await changeBoardSettings(api, { auto_accept: { TAKEAWAY: 12 } });
  const order = await scheduledOrder(inMinutes(120));
  expect(order).toMatchObject({ status: "PENDING", confirmed_at: NOON.toISOString() });
  const shown = await onlyOrder();
  expect(shown).toMatchObject({ confirmed_by: null, undo_until: null, promised_at: null });
  const confirm = ["confirm", { revision: shown?.revision }] as const;
  const refused = await sendBoardAction(api, "kitchen", order, confirm);
  expect(refused.body.code).toBe("illegal_transition");
  const log = await api.send("GET", "/ms-staff/companies/tacos/audit-log", signedInAs("owner"));
  expect(log.body.entries).toContainEqual(
    expect.objectContaining({ action: "orders.confirm", actor: "automatic acceptance" }),
  );
  await changeBoardSettings(api, { auto_accept: {} });
  pass(95);
  await autoAcceptDueOrders(context);
  expect(await onlyOrder()).toMatchObject({ status: "PREPARING", promised_at: inMinutes(120) });
});

test("a scheduled order whose kitchen has to start is accepted, and not confirmed, as it is placed", async () => {
  await changeBoardSettings(api, { auto_accept: { TAKEAWAY: 12 }, lead_minutes: { TAKEAWAY: 40 } });
  const order = await scheduledOrder(inMinutes(35));
  expect(order).toMatchObject({ status: "PREPARING", confirmed_at: null });
});

test("a scheduled order of a company without the rule waits for a member", async () => {
  const { confirmed_at } = await scheduledOrder(inMinutes(60));
  expect(confirmed_at).toBeNull();
  pass(59);
  await autoAcceptDueOrders(context);
  expect(await onlyOrder()).toMatchObject({ status: "PENDING" });
});

test("an order is finalized by itself once, and credits its points", async () => {
  const visitor = await createVisitor(api);
  const combos = [{ product_id: "special", variant_id: "special-1", quantity: 2 }];
  const order = await createPlacedOrder(api, { client_id: visitor.client.id, combos });
  let revision = (await onlyOrder())?.revision;
  for (const [action, body] of [
    ["accept", {}],
    ["advance", { to: "READY" }],
    ["advance", { to: "DELIVERED" }],
  ] as const) {
    const answer = await sendBoardAction(api, "owner", order, [action, { revision, ...body }]);
    revision = answer.body.revision;
  }
  const statusOf = async () => {
    const path = `/ms-orders/companies/tacos/orders/${order.id}`;
    return (await api.send("GET", path, signedInAs("owner"))).body.status;
  };
  pass(59);
  await finalizeDeliveredOrders(context);
  expect(await statusOf()).toBe("DELIVERED");
  pass(1);
  await Promise.all([finalizeDeliveredOrders(context), finalizeDeliveredOrders(context)]);
  expect(await statusOf()).toBe("FINALIZED");
  const path = `/ms-clients/public/companies/tacos/clients/${visitor.client.id}`;
  const { body } = await api.send<Client>("GET", path, { cookie: visitor.cookie });
  expect(body.available_points).toBe(20);
});
