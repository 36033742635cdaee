import type { Order } from "@comanda/contract/orders/order";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listOrders } from "../orders/list-orders.ts";
import { type BoardAction, readStaffOrderAs, sendBoardAction } from "../testing/board-calls.ts";
import { createTestApp, NOON, type TestApp } from "../testing/create-test-app.ts";
import { createDraft, createPlacedOrder, specialCombo, stockOf } from "../testing/order-flow.ts";

let api: TestApp;
let order: Order;
let revision: number;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  order = await createPlacedOrder(api, { combos: [specialCombo(2)] });
  revision = (await readStaffOrderAs(api, "kitchen", order)).body.revision;
});
afterAll(() => api.close());

/** Sends an action with the revision of the last answer, and remembers the new one. */
async function act(
  action: BoardAction,
  body: object = {},
  role: "kitchen" | "cashier" = "cashier",
) {
  const answer = await sendBoardAction(api, role, order, [action, { revision, ...body }]);
  if (answer.status === 200) revision = answer.body.revision;
  return answer;
}
const pass = (seconds: number) => {
  api.now = new Date(api.now.getTime() + seconds * 1000);
};
const inMinutes = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000).toISOString();
const publicOrder = async () =>
  (await api.send<Order>("GET", `/ms-orders/public/companies/tacos/orders/${order.id}`)).body;

test("an accepted order is promised in the chosen minutes, which its customer reads", async () => {
  const answer = await act("accept", { minutes: 15 }, "kitchen");
  expect(answer).toMatchObject({
    status: 200,
    body: {
      status: "PREPARING",
      accepted_at: NOON.toISOString(),
      promised_at: inMinutes(15),
      undo_until: new Date(NOON.getTime() + 10_000).toISOString(),
    },
  });
  expect(answer.body.history.at(-1)).toEqual({
    status: "PREPARING",
    at: NOON.toISOString(),
    by: "Kitchen",
  });
  expect(await publicOrder()).toMatchObject({ status: "PREPARING", promised_at: inMinutes(15) });
});

test("without minutes the default of the order's type counts", async () => {
  expect((await act("accept")).body.promised_at).toBe(inMinutes(20));
});

test("an order moves to its hand-over, and is published at each step", async () => {
  await act("accept");
  api.published.length = 0;
  for (const to of ["READY", "DELIVERED", "FINALIZED"]) {
    expect(await act("advance", { to })).toMatchObject({ status: 200, body: { status: to } });
  }
  expect(api.published).toEqual(
    Array(3).fill({
      channel: "order_changed",
      payload: JSON.stringify({ company_id: "tacos", order_id: order.id }),
    }),
  );
});

test.each([
  ["advance", { to: "PREPARING" }],
  ["advance", { to: "READY" }],
  ["advance", { to: "CANCELLED" }],
  ["promise", { add_minutes: 5 }],
] as const)("a new order refuses to %s %j", async (action, body) => {
  expect(await act(action, body)).toMatchObject({
    status: 409,
    body: { code: "illegal_transition" },
  });
});

test("an order that has its answer is neither accepted nor refused", async () => {
  await act("accept");
  const refused = { status: 409, body: { code: "illegal_transition" } };
  expect(await act("accept")).toMatchObject(refused);
  expect(await act("refuse", { reason: "sold_out" })).toMatchObject(refused);
  expect(await act("advance", { to: "DRIVER_ON_THE_WAY_TO_DESTINATION" })).toMatchObject(refused);
});

test("a refused order releases its stock, and its customer reads reason and message", async () => {
  expect(await stockOf(api, "special-1")).toBe(48);
  const answer = await act("refuse", { reason: "sold_out", message: " No more today " }, "kitchen");
  expect(answer).toMatchObject({ status: 200, body: { status: "CANCELLED", undo_until: null } });
  expect(await stockOf(api, "special-1")).toBe(50);
  expect(await publicOrder()).toMatchObject({
    status: "CANCELLED",
    cancel_code: "sold_out",
    cancel_reason: "No more today",
  });
  expect(await act("step-back")).toMatchObject({ status: 409, body: { code: "too_late_to_undo" } });
});

test("an order is cancelled until its hand-over, and the reason other needs a message", async () => {
  await act("accept");
  const silent = await act("cancel", { reason: "other", message: " " });
  expect(silent).toMatchObject({ status: 422, body: { errors: [{ path: "message" }] } });
  const kitchen = await act("cancel", { reason: "closing" }, "kitchen");
  expect(kitchen).toMatchObject({ status: 403, body: { code: "forbidden" } });
  expect((await act("cancel", { reason: "closing" })).body.status).toBe("CANCELLED");
  expect(await stockOf(api, "special-1")).toBe(50);
  expect(await act("cancel", { reason: "closing" })).toMatchObject({ status: 409 });
});

test("a moved promise counts from now when the order is late", async () => {
  await act("accept", { minutes: 10 });
  expect((await act("promise", { add_minutes: 5 })).body.promised_at).toBe(inMinutes(15));
  pass(20 * 60);
  expect((await act("promise", { add_minutes: 5 })).body.promised_at).toBe(inMinutes(25));
  await act("advance", { to: "READY" });
  await act("advance", { to: "DELIVERED" });
  expect(await act("promise", { add_minutes: 5 })).toMatchObject({ status: 409 });
});

test("within ten seconds exactly one step is taken back", async () => {
  await act("accept", { minutes: 10 });
  await act("advance", { to: "READY" });
  pass(10);
  const back = await act("step-back");
  expect(back).toMatchObject({ status: 200, body: { status: "PREPARING", undo_until: null } });
  expect(back.body.history.map(({ status }) => status)).toEqual([
    "INITIATED",
    "PENDING",
    "PREPARING",
  ]);
  expect(await act("step-back")).toMatchObject({ status: 409, body: { code: "too_late_to_undo" } });
  await act("advance", { to: "READY" });
  pass(11);
  expect(await act("step-back")).toMatchObject({ status: 409, body: { code: "too_late_to_undo" } });
});

test("an acceptance taken back leaves no trace of its promise", async () => {
  await act("accept", { minutes: 10 });
  const back = await act("step-back");
  expect(back.body).toMatchObject({ status: "PENDING", accepted_at: null, promised_at: null });
  expect(await listOrders(api.deps, "tacos", ["PENDING"])).toHaveLength(1);
});

test("a hand-over taken back is not over, and a finalized order stays", async () => {
  await act("accept");
  await act("advance", { to: "READY" });
  await act("advance", { to: "DELIVERED" });
  expect((await act("step-back")).body.status).toBe("READY");
  await act("advance", { to: "DELIVERED" });
  await act("advance", { to: "FINALIZED" });
  expect(await act("step-back")).toMatchObject({ status: 409, body: { code: "too_late_to_undo" } });
});

test("a draft is no order for staff", async () => {
  const { body } = await createDraft(api);
  expect(await readStaffOrderAs(api, "owner", body)).toMatchObject({ status: 404 });
  const answer = await sendBoardAction(api, "owner", body, ["accept", { revision: 0 }]);
  expect(answer).toMatchObject({ status: 404, body: { code: "order_not_found" } });
});

test("each change of a member is in the audit log, with the values before and after", async () => {
  await act("accept", { minutes: 10 });
  await act("step-back");
  const rows = await api.db
    .selectFrom("audit_log")
    .select(["action", "actor", "role", "target", "before", "after"])
    .where("target", "=", order.id)
    .orderBy("action")
    .execute();
  expect(rows).toMatchObject([
    {
      action: "orders.accept",
      actor: "Cashier",
      role: "cashier",
      target: order.id,
      before: { status: "PENDING", promised_at: null },
      after: { status: "PREPARING", promised_at: inMinutes(10) },
    },
    { action: "orders.step_back", before: { status: "PREPARING" }, after: { status: "PENDING" } },
  ]);
});
