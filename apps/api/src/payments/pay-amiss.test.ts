import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cancelOrder } from "../orders/cancel-order.ts";
import { markRefunded } from "../orders/mark-refunded.ts";
import { refusal } from "../testing/order-flow.ts";
import { begin, type Customer, orderOf } from "./testing/customers.ts";
import {
  NOTHING_TAKEN,
  openSandboxTill,
  type SandboxTill,
  sent,
  TAKEN,
  takenBy,
} from "./testing/sandbox-till.ts";
import { PLACED, received, WAITS, waitingOrder } from "./testing/waiting-orders.ts";

let till: SandboxTill;
beforeAll(async () => {
  till = await openSandboxTill();
});
beforeEach(() => till.api.reset());
afterAll(() => till.api.close());

const waiting = () => waitingOrder(till);
const order = (person: Customer) => orderOf(till.api, person);
const taken = (person: Customer) => takenBy(till.api, person);

const TO_REFUND = { payment_status: "refund_pending" };

test("too little is given back, with all that the order held, and it is not paid twice", async () => {
  const { person, payment } = await waiting();
  await till.report(payment, received(16_499));
  expect(await order(person)).toMatchObject({
    status: "INITIATED",
    ...TO_REFUND,
    payment_state: "PARTIAL",
    payment_expires_at: null,
  });
  expect(await taken(person)).toEqual(NOTHING_TAKEN);
  const no = refusal(409, "order_not_editable");
  expect(await begin(till.api, person, "sandbox_card")).toMatchObject(no);
  expect(await sent(till.api, person, "cash")).toMatchObject(no);
  await till.report(payment, { state: "refunded" });
  expect(await order(person)).toMatchObject({ status: "INITIATED", payment_status: "refunded" });
});

test("too much places the order, and says so; so does money that comes a second time", async () => {
  const one = await waiting();
  await till.report(one.payment, received(16_501));
  expect(await order(one.person)).toMatchObject({ ...PLACED, payment_state: "OVERPAID" });

  await till.api.reset();
  const { person, payment } = await waiting();
  const second = await begin(till.api, person, "sandbox_card");
  expect(second.body.id).not.toBe(payment);
  await till.report(payment, received(16_500));
  expect(await order(person)).toMatchObject(PLACED);
  await till.report(second.body.id, received(16_500));
  expect(await order(person)).toMatchObject({ ...PLACED, payment_state: "OVERPAID" });
  await till.report(second.body.id, { state: "refunded" });
  expect(await order(person)).toMatchObject(PLACED);
  expect(await taken(person)).toEqual(TAKEN);
});

test("once the order is placed, whatever else it could be paid by is withdrawn", async () => {
  const { person, payment } = await waiting();
  const second = await begin(till.api, person, "sandbox_card");
  await till.report(payment, received(16_500));
  expect(await order(person)).toMatchObject(PLACED);
  expect(await till.paymentOf(second.body.id)).toMatchObject({ state: "pending" });
  await till.pass(5);
  expect(await till.paymentOf(second.body.id)).toMatchObject({ state: "cancelled" });
  expect(await order(person)).toMatchObject(PLACED);
});

test("a provider that can take no other amount need not say it", async () => {
  const { person, payment } = await waiting();
  await till.report(payment, { state: "paid", received: "as_asked" });
  expect(await order(person)).toMatchObject(PLACED);
  expect(await till.paymentOf(payment)).toMatchObject({ received: 16_500 });
});

test.each([
  ["another currency", received(16_500, "USD")],
  ["an amount that cannot be read", { state: "paid" as const, received: null }],
  ["nothing", received(0)],
  ["another attempt", { ...received(16_500), intentId: "0".repeat(32) }],
  ["another attempt that failed", { state: "failed" as const, intentId: "0".repeat(32) }],
])("a report of %s places nothing: a person has to look", async (_, report) => {
  const { person, payment } = await waiting();
  await till.report(payment, report);
  expect(await order(person)).toMatchObject(WAITS);
  expect(await taken(person)).toEqual(TAKEN);
  expect(await till.paymentOf(payment)).toMatchObject({ state: "pending", suspect: true });
  // What is right counts nevertheless, and the mark stays for who looks.
  await till.report(payment, received(16_500));
  expect(await order(person)).toMatchObject(PLACED);
  expect(await till.paymentOf(payment)).toMatchObject({ state: "paid", suspect: true });
});

test("a paid order that is cancelled is to be refunded, by its provider or by hand", async () => {
  const { api } = till;
  for (const refund of ["report", "hand"]) {
    await api.reset();
    const { person, payment } = await waiting();
    const { id } = person.order;
    await till.report(payment, received(16_500));
    expect(await cancelOrder(api.deps, "tacos", id, "no gas")).toMatchObject({
      status: "CANCELLED",
      ...TO_REFUND,
      payment_state: "PAID",
    });
    expect(await taken(person)).toEqual(NOTHING_TAKEN);
    if (refund === "report") await till.report(payment, { state: "refunded" });
    else await markRefunded(api.deps, "tacos", id);
    expect(await order(person)).toMatchObject({ status: "CANCELLED", payment_status: "refunded" });
  }
});

test("money for a cancelled order is to be given back", async () => {
  const { person, payment } = await waiting();
  await cancelOrder(till.api.deps, "tacos", person.order.id, "no gas");
  await till.report(payment, received(16_500));
  expect(await order(person)).toMatchObject({
    status: "CANCELLED",
    cancel_reason: "no gas",
    ...TO_REFUND,
    payment_state: "PAID",
  });
});

test("only what was paid online can be marked as refunded, and only once", async () => {
  const { api } = till;
  const { person, payment } = await waiting();
  const { id } = person.order;
  const no = { code: "illegal_transition" };
  expect(await markRefunded(api.deps, "tacos", id)).toMatchObject(no);
  await till.report(payment, received(100));
  expect(await markRefunded(api.deps, "tacos", id)).toMatchObject({ payment_status: "refunded" });
  expect(await markRefunded(api.deps, "tacos", id)).toMatchObject(no);
  expect(await markRefunded(api.deps, "tacos", "nobody")).toMatchObject({
    code: "order_not_found",
  });
});
