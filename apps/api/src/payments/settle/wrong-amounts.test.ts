import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cancelOrder } from "../../order-calls/cancel-order.ts";
import { markOrderRefunded } from "../../orders/mark-refunded.ts";
import { refusalBody } from "../../testing/order-flow.ts";
import { type Customer, readCustomerOrder, startPayment } from "../testing/customer.ts";
import {
  NOTHING_RESERVED,
  openSandboxFixture,
  RESERVED,
  reservedBy,
  type SandboxFixture,
  submitWithPayment,
} from "../testing/sandbox-fixture.ts";
import {
  AWAITING_PAYMENT,
  makeAwaitingOrder,
  PLACED,
  receivedBody,
} from "../testing/waiting-orders.ts";

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openSandboxFixture();
});
beforeEach(() => fixture.api.reset());
afterAll(() => fixture.api.close());

const waiting = () => makeAwaitingOrder(fixture);
const order = (person: Customer) => readCustomerOrder(fixture.api, person);
const taken = (person: Customer) => reservedBy(fixture.api, person);

const TO_REFUND = { payment_status: "refund_pending" };

test("too little money is to be refunded, releases the reservation and does not allow a second payment", async () => {
  const { person, payment } = await waiting();
  await fixture.report(payment, receivedBody(16_499));
  expect(await order(person)).toMatchObject({
    status: "INITIATED",
    ...TO_REFUND,
    payment_state: "PARTIAL",
    payment_expires_at: null,
  });
  expect(await taken(person)).toEqual(NOTHING_RESERVED);
  const no = refusalBody(409, "order_not_editable");
  expect(await startPayment(fixture.api, person, "sandbox_card")).toMatchObject(no);
  expect(await submitWithPayment(fixture.api, person, "cash")).toMatchObject(no);
  await fixture.report(payment, { state: "refunded" });
  expect(await order(person)).toMatchObject({ status: "INITIATED", payment_status: "refunded" });
});

test("too much money and a second payment place the order as OVERPAID", async () => {
  const one = await waiting();
  await fixture.report(one.payment, receivedBody(16_501));
  expect(await order(one.person)).toMatchObject({ ...PLACED, payment_state: "OVERPAID" });

  await fixture.api.reset();
  const { person, payment } = await waiting();
  const second = await startPayment(fixture.api, person, "sandbox_card");
  expect(second.body.id).not.toBe(payment);
  await fixture.report(payment, receivedBody(16_500));
  expect(await order(person)).toMatchObject(PLACED);
  await fixture.report(second.body.id, receivedBody(16_500));
  expect(await order(person)).toMatchObject({ ...PLACED, payment_state: "OVERPAID" });
  await fixture.report(second.body.id, { state: "refunded" });
  expect(await order(person)).toMatchObject(PLACED);
  expect(await taken(person)).toEqual(RESERVED);
});

test("once the order is placed its other payments are withdrawn", async () => {
  const { person, payment } = await waiting();
  const second = await startPayment(fixture.api, person, "sandbox_card");
  await fixture.report(payment, receivedBody(16_500));
  expect(await order(person)).toMatchObject(PLACED);
  expect(await fixture.paymentOf(second.body.id)).toMatchObject({ state: "pending" });
  await fixture.advanceSeconds(5);
  expect(await fixture.paymentOf(second.body.id)).toMatchObject({ state: "cancelled" });
  expect(await order(person)).toMatchObject(PLACED);
});

test("a provider that accepts only the exact amount need not report it", async () => {
  const { person, payment } = await waiting();
  await fixture.report(payment, { state: "paid", received: "as_asked" });
  expect(await order(person)).toMatchObject(PLACED);
  expect(await fixture.paymentOf(payment)).toMatchObject({ received: 16_500 });
});

test.each([
  ["another currency", receivedBody(16_500, "USD")],
  ["an amount that cannot be read", { state: "paid" as const, received: null }],
  ["nothing", receivedBody(0)],
  ["another attempt", { ...receivedBody(16_500), intentId: "0".repeat(32) }],
  ["another attempt that failed", { state: "failed" as const, intentId: "0".repeat(32) }],
])("a report of %s places nothing: a person has to look", async (_, report) => {
  const { person, payment } = await waiting();
  await fixture.report(payment, report);
  expect(await order(person)).toMatchObject(AWAITING_PAYMENT);
  expect(await taken(person)).toEqual(RESERVED);
  expect(await fixture.paymentOf(payment)).toMatchObject({ state: "pending", suspect: true });
  // A matching report counts, and the mark stays for a person.
  await fixture.report(payment, receivedBody(16_500));
  expect(await order(person)).toMatchObject(PLACED);
  expect(await fixture.paymentOf(payment)).toMatchObject({ state: "paid", suspect: true });
});

test("a cancelled paid order is to be refunded, by its provider or by hand", async () => {
  const { api } = fixture;
  for (const refund of ["report", "hand"]) {
    await api.reset();
    const { person, payment } = await waiting();
    const { id } = person.order;
    await fixture.report(payment, receivedBody(16_500));
    expect(await cancelOrder(api.deps, "tacos", id, "no gas")).toMatchObject({
      status: "CANCELLED",
      ...TO_REFUND,
      payment_state: "PAID",
    });
    expect(await taken(person)).toEqual(NOTHING_RESERVED);
    if (refund === "report") await fixture.report(payment, { state: "refunded" });
    else await markOrderRefunded(api.deps, "tacos", id);
    expect(await order(person)).toMatchObject({ status: "CANCELLED", payment_status: "refunded" });
  }
});

test("money for a cancelled order is to be refunded", async () => {
  const { person, payment } = await waiting();
  await cancelOrder(fixture.api.deps, "tacos", person.order.id, "no gas");
  await fixture.report(payment, receivedBody(16_500));
  expect(await order(person)).toMatchObject({
    status: "CANCELLED",
    cancel_reason: "no gas",
    ...TO_REFUND,
    payment_state: "PAID",
  });
});

test("only an order that was paid online can be marked as refunded, and only once", async () => {
  const { api } = fixture;
  const { person, payment } = await waiting();
  const { id } = person.order;
  const no = { code: "illegal_transition" };
  expect(await markOrderRefunded(api.deps, "tacos", id)).toMatchObject(no);
  await fixture.report(payment, receivedBody(100));
  expect(await markOrderRefunded(api.deps, "tacos", id)).toMatchObject({
    payment_status: "refunded",
  });
  expect(await markOrderRefunded(api.deps, "tacos", id)).toMatchObject(no);
  expect(await markOrderRefunded(api.deps, "tacos", "nobody")).toMatchObject({
    code: "order_not_found",
  });
});
