import type { Order } from "@comanda/contract/orders/order";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { advanceOrder } from "../orders/advance-order.ts";
import { readStaffOrderAs, sendBoardAction } from "../testing/board-calls.ts";
import { sendConcurrently } from "../testing/concurrent-requests.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createPlacedOrder, specialCombo, stockOf } from "../testing/order-flow.ts";

let api: TestApp;
let order: Order;
let revision: number;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  order = await createPlacedOrder(api, { combos: [specialCombo()] });
  revision = (await readStaffOrderAs(api, "kitchen", order)).body.revision;
});
afterAll(() => api.close());

test("when two members accept one order at once, one succeeds and the other learns who was first", async () => {
  const roles = ["kitchen", "cashier"] as const;
  const answers = await Promise.all(
    roles.map((role) => sendBoardAction(api, role, order, ["accept", { revision, minutes: 10 }])),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? "Kitchen" : "Cashier";
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: "order_changed",
    changed: { by: winner, at: api.now.toISOString(), status: "PREPARING" },
  });
  const { history } = (await readStaffOrderAs(api, "owner", order)).body;
  expect(history.filter(({ status }) => status === "PREPARING")).toHaveLength(1);
});

test("when many members change one order in different ways at once, one change wins and decides the stock", async () => {
  const roles = ["kitchen", "cashier", "manager", "owner"] as const;
  const answers = await sendConcurrently(12, (at) => {
    const role = roles[at % 4] ?? "owner";
    const wish =
      at % 3 === 0 ? (["refuse", { reason: "too_busy" }] as const) : (["accept", {}] as const);
    return sendBoardAction(api, role, order, [wish[0], { revision, ...wish[1] }]);
  });
  const statuses = new Set(
    answers.filter(({ status }) => status === 200).map(({ body }) => body.status),
  );
  expect(statuses.size).toBe(1);
  expect(await stockOf(api, "special-1")).toBe(statuses.has("CANCELLED") ? 50 : 49);
});

test("the same request of the same member sent again succeeds, and changes nothing", async () => {
  const accept = ["accept", { revision, minutes: 10 }] as const;
  const first = await sendBoardAction(api, "kitchen", order, accept);
  api.published.length = 0;
  const again = await sendBoardAction(api, "kitchen", order, accept);
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(api.published).toEqual([]);
  const ready = { revision: first.body.revision, to: "READY" };
  await sendBoardAction(api, "cashier", order, ["advance", ready]);
  const late = await sendBoardAction(api, "kitchen", order, accept);
  expect(late).toMatchObject({ status: 200, body: { status: "READY" } });
});

test("another request of the same member, or the same of another, is refused", async () => {
  await sendBoardAction(api, "kitchen", order, ["accept", { revision, minutes: 10 }]);
  const changed = { by: "Kitchen", at: api.now.toISOString(), status: "PREPARING" };
  const other = ["accept", { revision, minutes: 20 }] as const;
  const own = await sendBoardAction(api, "kitchen", order, other);
  expect(own).toMatchObject({ status: 409, body: { code: "order_changed" } });
  expect(own.body).toHaveProperty("changed", { ...changed, by_you: true });
  const same = ["accept", { revision, minutes: 10 }] as const;
  const others = await sendBoardAction(api, "owner", order, same);
  expect(others).toMatchObject({ status: 409, body: { code: "order_changed" } });
  expect(others.body).toHaveProperty("changed", changed);
});

test("a change by the command line is noticed, without a name", async () => {
  await advanceOrder(api.deps, "tacos", order.id);
  const answer = await sendBoardAction(api, "kitchen", order, ["accept", { revision }]);
  expect(answer.body).toMatchObject({
    code: "order_changed",
    changed: { by: null, status: "PREPARING" },
  });
});

test("a change since takes the right to step back", async () => {
  const accepted = await sendBoardAction(api, "kitchen", order, ["accept", { revision }]);
  await advanceOrder(api.deps, "tacos", order.id);
  const seen = (await readStaffOrderAs(api, "kitchen", order)).body;
  expect([accepted.body.undo_until === null, seen.undo_until]).toEqual([false, null]);
  const back = ["step-back", { revision: seen.revision }] as const;
  expect((await sendBoardAction(api, "kitchen", order, back)).body.code).toBe("too_late_to_undo");
});
