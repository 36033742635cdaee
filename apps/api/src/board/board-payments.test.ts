import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readCustomerOrder } from "../payments/testing/customer.ts";
import { openSandboxFixture, type SandboxFixture } from "../payments/testing/sandbox-fixture.ts";
import { makeAwaitingOrder, receivedBody } from "../payments/testing/waiting-orders.ts";
import { changeBoardSettings, readStaffOrderAs, sendBoardAction } from "../testing/board-calls.ts";
import { CASH_PAYMENT, patchOrder } from "../testing/order-flow.ts";

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openSandboxFixture();
});
beforeEach(() => fixture.api.reset());
afterAll(() => fixture.api.close());

test("an order that is accepted automatically is accepted as its online payment settles", async () => {
  const { api, report } = fixture;
  await changeBoardSettings(api, { auto_accept: { TAKEAWAY: 12 } });
  const { person, payment } = await makeAwaitingOrder(fixture);
  expect(await readCustomerOrder(api, person)).toMatchObject({ promised_at: null });
  await report(payment, receivedBody(16_500));
  expect(await readCustomerOrder(api, person)).toMatchObject({
    status: "PREPARING",
    payment_state: "PAID",
    promised_at: new Date(api.now.getTime() + 12 * 60_000).toISOString(),
  });
  const { body } = await readStaffOrderAs(api, "cashier", person.order);
  expect(body.payment).toMatchObject({ online: true, cash: null, paid_at: null });
});

test("an order that waits for its payment is not on the board", async () => {
  const { person } = await makeAwaitingOrder(fixture);
  const { status } = await readStaffOrderAs(fixture.api, "owner", person.order);
  expect(status).toBe(404);
});

test("an order that is paid at the counter and late online as well is overpaid", async () => {
  const { api, report } = fixture;
  const { person, payment } = await makeAwaitingOrder(fixture);
  const { cookie, order } = person;
  expect((await patchOrder(api, order.id, CASH_PAYMENT, { cookie })).status).toBe(200);
  const { revision } = (await readStaffOrderAs(api, "cashier", order)).body;
  await sendBoardAction(api, "cashier", order, ["payment", { revision, received: 200 }]);
  await report(payment, receivedBody(16_500));
  const { body } = await readStaffOrderAs(api, "cashier", order);
  expect(body).toMatchObject({ payment_state: "OVERPAID", payment: { paid_by: "Cashier" } });
  // The revision that the cashier saw is an earlier one.
  const late = await sendBoardAction(api, "cashier", order, ["accept", { revision: revision + 1 }]);
  expect(late.body).toMatchObject({ code: "order_changed", changed: { by: null } });
});

test("a paid order is paid already at the counter, and its refusal has to be refunded", async () => {
  const { api, report } = fixture;
  const { person, payment } = await makeAwaitingOrder(fixture);
  await report(payment, receivedBody(16_500));
  const { revision } = (await readStaffOrderAs(api, "cashier", person.order)).body;
  const paid = await sendBoardAction(api, "cashier", person.order, ["payment", { revision }]);
  expect(paid.body.code).toBe("already_paid");
  const refusal = { revision, reason: "too_busy", message: null };
  const refused = await sendBoardAction(api, "cashier", person.order, ["refuse", refusal]);
  expect(refused.body).toMatchObject({ status: "CANCELLED", payment_status: "refund_pending" });
});

test("an order that was paid online and that its customer cancels has to be refunded", async () => {
  const { api, report } = fixture;
  const { person, payment } = await makeAwaitingOrder(fixture);
  const { cookie, order } = person;
  const path = `/ms-orders/public/companies/tacos/orders/${order.id}/cancel`;
  const cancel = () => api.send("POST", path, { cookie });
  expect((await cancel()).body).toMatchObject({ code: "order_not_found" });
  await report(payment, receivedBody(16_500));
  const cancelled = { status: "CANCELLED", payment_status: "refund_pending" };
  expect((await cancel()).body).toMatchObject(cancelled);
});
