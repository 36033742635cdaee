import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPaymentContext, type PaymentContext } from "../payments/payment-context.ts";
import { type BoardAction, readStaffBoard, sendBoardAction } from "../testing/board-calls.ts";
import { createTestApp, NOON, type TestApp } from "../testing/create-test-app.ts";
import {
  createDraft,
  createPlacedOrder,
  createVisitor,
  patchOrder,
  type Visitor,
} from "../testing/order-flow.ts";
import { changedCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";
import { autoAcceptDueOrders } from "./due-orders/auto-accept-due-orders.ts";

const company = changedCompany((file) => {
  file.ecommerce_settings.takeaway = { active: true, scheduled_orders_enabled: true };
});

let api: TestApp;
let context: PaymentContext;
let visitor: Visitor;
beforeAll(async () => {
  api = await createTestApp([company]);
});
beforeEach(async () => {
  await api.reset();
  context = createPaymentContext(api.deps);
  visitor = await createVisitor(api);
});
afterAll(() => api.close());

type Order = { id: string };
const pass = (minutes: number) => {
  api.now = new Date(api.now.getTime() + minutes * 60_000);
};
const inMinutes = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000).toISOString();
const onlyOrder = async () => (await readStaffBoard(api)).orders[0];

/** Does something with an order as the kitchen, by the revision that its board has now. */
async function act(order: Order, action: BoardAction, body: object = {}) {
  const revision = (await onlyOrder())?.revision;
  return sendBoardAction(api, "kitchen", order, [action, { revision, ...body }]);
}

/** A takeaway order of the visitor for in two hours; its kitchen starts in an hour and 35 minutes. */
async function orderForLater(): Promise<Order> {
  const draft = await createDraft(
    api,
    { client_id: visitor.client.id },
    { cookie: visitor.cookie },
  );
  const meta_data = { assigned_payment: { payment_method_id: "cash" } };
  const body = { meta_data, scheduled_delivery_date: inMinutes(120) };
  const { status, body: order } = await patchOrder(api, draft.body.id, body, {
    cookie: visitor.cookie,
  });
  expect(status).toBe(200);
  return order;
}

const readAsGuest = async ({ id }: Order) =>
  (
    await api.send("GET", `/ms-orders/public/companies/tacos/orders/${id}`, {
      cookie: visitor.cookie,
    })
  ).body;

test("a confirmed order stays for later, says so to its guest, and is accepted at its start", async () => {
  const order = await orderForLater();
  expect(await onlyOrder()).toMatchObject({ starts_at: inMinutes(95), confirmed_at: null });
  pass(5);
  const answer = await act(order, "confirm");
  expect(answer.body).toMatchObject({
    status: "PENDING",
    confirmed_at: inMinutes(5),
    confirmed_by: "Kitchen",
    accepted_at: null,
    promised_at: null,
  });
  expect(await readAsGuest(order)).toMatchObject({
    status: "PENDING",
    confirmed_at: inMinutes(5),
    promised_at: null,
  });
  pass(89);
  await autoAcceptDueOrders(context);
  expect(await onlyOrder()).toMatchObject({ status: "PENDING" });
  pass(1);
  await Promise.all([autoAcceptDueOrders(context), autoAcceptDueOrders(context)]);
  expect(await onlyOrder()).toMatchObject({
    status: "PREPARING",
    accepted_at: inMinutes(95),
    promised_at: inMinutes(120),
  });
});

test("a confirmation is taken back within ten seconds, and the order waits for a member again", async () => {
  const order = await orderForLater();
  await act(order, "confirm");
  expect((await act(order, "step-back")).body).toMatchObject({
    status: "PENDING",
    confirmed_at: null,
    confirmed_by: null,
  });
  pass(110);
  await autoAcceptDueOrders(context);
  expect(await onlyOrder()).toMatchObject({ status: "PENDING" });
});

test("a confirmed order can be started at once, and can be refused", async () => {
  const [early, refused] = [await orderForLater(), await orderForLater()];
  for (const order of [early, refused]) {
    const { orders } = await readStaffBoard(api);
    const revision = orders.find(({ id }) => id === order.id)?.revision;
    const { body } = await sendBoardAction(api, "kitchen", order, ["confirm", { revision }]);
    const next: [BoardAction, object] =
      order === early ? ["accept", {}] : ["refuse", { reason: "too_busy" }];
    const answer = await sendBoardAction(api, "kitchen", order, [
      next[0],
      { revision: body.revision, ...next[1] },
    ]);
    expect(answer.body.status).toBe(order === early ? "PREPARING" : "CANCELLED");
  }
});

test("only an order for later is confirmed, and once", async () => {
  const order = await orderForLater();
  expect((await act(order, "confirm")).status).toBe(200);
  expect((await act(order, "confirm")).body.code).toBe("illegal_transition");
  pass(106);
  expect((await act(order, "confirm")).body.code).toBe("illegal_transition");
  const now = await createPlacedOrder(api);
  const revision = (await readStaffBoard(api)).orders.find(({ id }) => id === now.id)?.revision;
  const answer = await sendBoardAction(api, "kitchen", now, ["confirm", { revision }]);
  expect(answer.body.code).toBe("illegal_transition");
});

test("of two members who confirm at once one is first, and the audit log has one entry", async () => {
  const order = await orderForLater();
  const revision = (await onlyOrder())?.revision;
  const answers = await Promise.all(
    (["owner", "kitchen"] as const).map((role) =>
      sendBoardAction(api, role, order, ["confirm", { revision }]),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const path = "/ms-staff/companies/tacos/audit-log";
  const { body } = await api.send("GET", path, signedInAs("owner"));
  const actions = (body.entries as { action: string }[]).map(({ action }) => action);
  expect(actions.filter((action) => action === "orders.confirm")).toHaveLength(1);
});
