import type { Order } from "@comanda/contract/orders/order";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OrderRow } from "../orders/orders.store.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { readStaffOrderAs, sendBoardAction } from "../testing/board-calls.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createPlacedOrder } from "../testing/order-flow.ts";
import { paymentColumns } from "./record-order-payment.ts";

let api: TestApp;
let order: Order;
let revision: number;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  order = await createPlacedOrder(api);
  revision = (await readStaffOrderAs(api, "cashier", order)).body.revision;
});
afterAll(() => api.close());

const pay = (body: object, role: "cashier" | "kitchen" | "owner" = "cashier") =>
  sendBoardAction(api, role, order, ["payment", { revision, ...body }]);

test("cash is recorded once, with the change that is due", async () => {
  const paid = await pay({ received: 50 });
  expect(paid).toMatchObject({
    status: 200,
    body: {
      payment_state: "PAID",
      payment: { received: 50, change: 21.5, paid_at: api.now.toISOString(), paid_by: "Cashier" },
    },
  });
  const again = { revision: paid.body.revision, received: 50 };
  const answer = await sendBoardAction(api, "owner", order, ["payment", again]);
  expect(answer).toMatchObject({ status: 409, body: { code: "already_paid" } });
});

test("the exact amount needs no received cash", async () => {
  const { body } = await pay({});
  expect(body).toMatchObject({ payment_state: "PAID", payment: { received: null, change: null } });
});

test("less cash than the order costs is refused with the path of its field", async () => {
  const answer = await pay({ received: 28.49 });
  expect(answer).toMatchObject({
    status: 422,
    body: { code: "invalid_body", errors: [{ path: "received" }] },
  });
  expect((await readStaffOrderAs(api, "cashier", order)).body.payment_state).toBe("UNPAID");
});

test("cash with more decimals than the currency has is refused, and not rounded up to the price", async () => {
  for (const received of [28.499, 30.001]) {
    const answer = await pay({ received });
    const errors = [{ path: "received", message: "has more decimals than the currency" }];
    expect(answer).toMatchObject({ status: 422, body: { code: "invalid_body", errors } });
  }
  expect((await readStaffOrderAs(api, "cashier", order)).body.payment_state).toBe("UNPAID");
});

test("where the company shows no decimals, the shown amount in cash pays the order", () => {
  const currency = { code: "COP", show_decimals: false };
  const due = { payment_state: "UNPAID", amount_due: 1_399_940, currency } as OrderRow;
  const taking = { member: { name: "Cashier" } as StaffMember, now: api.now, path: "received" };
  expect(paymentColumns(due, 13_999, taking)).toMatchObject({ paid_received: 1_399_900 });
  expect(paymentColumns(due, 13_998, taking)).toBeInstanceOf(Refusal);
});

test("when two members record a payment at once, one record is stored", async () => {
  const answers = await Promise.all([pay({ received: 30 }), pay({ received: 50 }, "owner")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("a payment is taken back within ten seconds by a member who may take one", async () => {
  const paid = await pay({ received: 50 });
  expect(paid.body.undo_until).not.toBeNull();
  const { body: kitchen } = await readStaffOrderAs(api, "kitchen", order);
  expect(kitchen.undo_until).toBeNull();
  const back = ["step-back", { revision: paid.body.revision }] as const;
  expect((await sendBoardAction(api, "kitchen", order, back)).body.code).toBe("forbidden");
  const undone = await sendBoardAction(api, "cashier", order, back);
  expect(undone.body).toMatchObject({ payment_state: "UNPAID", payment: { paid_at: null } });
});

test("money for a cancelled order has to be refunded, and no payment is recorded for one", async () => {
  const paid = await pay({ received: 50 });
  const cancel = { revision: paid.body.revision, reason: "customer_asked" };
  const cancelled = await sendBoardAction(api, "cashier", order, ["cancel", cancel]);
  expect(cancelled.body).toMatchObject({ status: "CANCELLED", payment_status: "refund_pending" });
  const late = { revision: cancelled.body.revision };
  expect((await sendBoardAction(api, "cashier", order, ["payment", late])).body.code).toBe(
    "illegal_transition",
  );
});

test("a hand-over for cash records the payment, and both are taken back together", async () => {
  const ready = await moveToReady();
  const handOver = { revision: ready, to: "DELIVERED", payment: { received: 50 } };
  const given = await sendBoardAction(api, "cashier", order, ["advance", handOver]);
  expect(given.body).toMatchObject({
    status: "DELIVERED",
    payment_state: "PAID",
    payment: { received: 50, change: 21.5, paid_by: "Cashier" },
  });
  const back = { revision: given.body.revision };
  expect((await sendBoardAction(api, "kitchen", order, ["step-back", back])).body.code).toBe(
    "forbidden",
  );
  const undone = await sendBoardAction(api, "cashier", order, ["step-back", back]);
  expect(undone.body).toMatchObject({
    status: "READY",
    payment_state: "UNPAID",
    payment: { received: null, paid_at: null, paid_by: null },
  });
});

test("a hand-over with a payment that is refused does not move the order", async () => {
  const revision = await moveToReady();
  const handOver = (received: number | null) =>
    ["advance", { revision, to: "DELIVERED", payment: { received } }] as const;
  expect((await sendBoardAction(api, "kitchen", order, handOver(null))).body.code).toBe(
    "forbidden",
  );
  expect((await sendBoardAction(api, "cashier", order, handOver(1))).body).toMatchObject({
    code: "invalid_body",
    errors: [{ path: "payment.received" }],
  });
  expect((await readStaffOrderAs(api, "cashier", order)).body).toMatchObject({
    status: "READY",
    payment_state: "UNPAID",
    revision,
  });
});

/** Accepts and cooks the order; returns its revision. */
async function moveToReady(): Promise<number> {
  const accepted = await sendBoardAction(api, "cashier", order, [
    "accept",
    { revision, minutes: 10 },
  ]);
  const ready = { revision: accepted.body.revision, to: "READY" };
  return (await sendBoardAction(api, "cashier", order, ["advance", ready])).body.revision;
}
