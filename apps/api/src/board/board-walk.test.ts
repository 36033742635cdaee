import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { TRANSITIONS } from "@comanda/domain/orders/status";
import type { Role } from "@comanda/domain/staff/permissions";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelOrder } from "../order-calls/cancel-order.ts";
import { advanceOrder } from "../orders/advance-order.ts";
import { createPaymentContext } from "../payments/payment-context.ts";
import { type BoardAction, readStaffOrderAs, sendBoardAction } from "../testing/board-calls.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createPlacedOrder, patchOrder, specialCombo, stockOf } from "../testing/order-flow.ts";
import { autoAcceptDueOrders } from "./due-orders/auto-accept-due-orders.ts";
import { finalizeDeliveredOrders } from "./due-orders/finalize-delivered-orders.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** A step of a walk: a member's action with a fresh or old revision, a command, a job or time. */
const step = fc.oneof(
  fc.record({
    role: fc.constantFrom("kitchen", "cashier", "owner"),
    isOld: fc.boolean(),
    action: fc.constantFrom<[BoardAction, object]>(
      ["accept", { minutes: 10 }],
      ["refuse", { reason: "too_busy" }],
      ["advance", { to: "READY" }],
      ["advance", { to: "DELIVERED" }],
      ["advance", { to: "FINALIZED" }],
      ["step-back", {}],
      ["step-back", {}],
      ["promise", { add_minutes: 5 }],
      ["cancel", { reason: "closing" }],
      ["payment", { received: 500 }],
    ),
  }),
  fc.record({ seconds: fc.constantFrom(1, 9, 11, 3700) }),
  fc.record({ run: fc.constantFrom("advance", "cancel", "jobs", "customer") }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function take(order: StaffOrder, first: number, taken: Step): Promise<void> {
  if ("seconds" in taken) {
    api.now = new Date(api.now.getTime() + taken.seconds * 1000);
  } else if ("run" in taken) {
    const context = createPaymentContext(api.deps);
    if (taken.run === "advance") await advanceOrder(api.deps, "tacos", order.id);
    if (taken.run === "cancel") await cancelOrder(api.deps, "tacos", order.id, null);
    if (taken.run === "customer") await patchOrder(api, order.id, { comment: "more salsa" });
    if (taken.run === "jobs") {
      await autoAcceptDueOrders(context);
      await finalizeDeliveredOrders(context);
    }
  } else {
    const [name, body] = taken.action;
    const revision = taken.isOld ? first : order.revision;
    const answer = await sendBoardAction(api, taken.role, order, [name, { revision, ...body }]);
    expect([200, 403, 409]).toContain(answer.status);
    if (answer.status === 200) {
      const read = await readStaffOrderAs(api, taken.role as Role, order);
      expect(answer.body, "the answer is the order as it is read").toEqual(read.body);
    }
  }
}

const statusesOf = ({ history }: StaffOrder) => history.map(({ status }) => status);

/** Checks what holds after every step of staff, customer, job or clock. */
function expectConsistent(before: StaffOrder, after: StaffOrder): void {
  const same = { ...before, revision: 0, undo_until: null };
  const isChanged =
    JSON.stringify(same) !== JSON.stringify({ ...after, revision: 0, undo_until: null });
  expect(after.revision - before.revision).toBe(isChanged ? 1 : 0);
  const history = statusesOf(after);
  expect(history.at(-1)).toBe(after.status);
  for (const [at, status] of history.slice(1).entries()) {
    expect(TRANSITIONS[history[at] ?? "INITIATED"]).toContain(status);
  }
  expect(after.accepted_at !== null).toBe(history.includes("PREPARING"));
  expect(after.payment?.paid_at !== null).toBe(after.payment_state === "PAID");
}

test("random walks of staff, commands, jobs and time keep orders, stock and revisions consistent", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      await api.reset();
      const { id } = await createPlacedOrder(api, { combos: [specialCombo(2)] });
      let order = (await readStaffOrderAs(api, "owner", { id })).body;
      const first = order.revision;
      for (const each of steps) {
        await take(order, first, each);
        const after = (await readStaffOrderAs(api, "owner", { id })).body;
        expectConsistent(order, after);
        order = after;
      }
      expect(await stockOf(api, "special-1")).toBe(order.status === "CANCELLED" ? 50 : 48);
    }),
    { numRuns: process.env.TEST_DATABASE_URL ? 20 : 12 },
  );
}, 60_000);
