import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cancelOrder } from "../../order-calls/cancel-order.ts";
import {
  countStatus,
  retryWhileBusy,
  sendConcurrently,
} from "../../testing/concurrent-requests.ts";
import { couponUses } from "../../testing/discount-fixture.ts";
import { stockOf } from "../../testing/order-flow.ts";
import {
  type Customer,
  makeCustomer,
  readCustomerOrder,
  startPayment,
} from "../testing/customer.ts";
import {
  makeCustomerWithDiscounts,
  NOTHING_RESERVED,
  openSandboxFixture,
  RESERVED,
  reservedBy,
  type SandboxFixture,
  submitWithPayment,
} from "../testing/sandbox-fixture.ts";
import { makeAwaitingOrder } from "../testing/waiting-orders.ts";

/** Takes seconds, and many times longer on a busy machine. */
vi.setConfig({ testTimeout: 180_000 });

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openSandboxFixture();
});
beforeEach(() => fixture.api.reset());
afterAll(() => fixture.api.close());

/** Returns how many payments the provider has, in any state. */
async function atProvider(): Promise<{ state: string }[]> {
  return fixture.api.db.selectFrom("sandbox_payments").select("state").execute();
}

const waiting = (method = "sandbox_card") => makeAwaitingOrder(fixture, method);

test("concurrent requests for a payment make one payment, here and at its provider", async () => {
  const person = await makeCustomerWithDiscounts(fixture.api);
  const answers = await sendConcurrently(20, () =>
    retryWhileBusy(() => startPayment(fixture.api, person, "sandbox_card")),
  );
  expect(countStatus(answers, 201)).toBe(20);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await fixture.paymentsOf(person.order.id)).toHaveLength(1);
  expect(await atProvider()).toHaveLength(1);
});

test("concurrent requests for a payment of an order that waits make one payment", async () => {
  const person = await makeCustomerWithDiscounts(fixture.api);
  await submitWithPayment(fixture.api, person, "sandbox_card");
  const answers = await sendConcurrently(20, () =>
    retryWhileBusy(() => startPayment(fixture.api, person, "sandbox_card")),
  );
  expect(countStatus(answers, 201)).toBe(20);
  expect(await fixture.paymentsOf(person.order.id)).toHaveLength(1);
  expect(await atProvider()).toHaveLength(1);
});

test("two tabs that pay by two methods leave one payment that can still be paid", async () => {
  for (let round = 0; round < 8; round += 1) {
    await fixture.api.reset();
    const person = await makeCustomerWithDiscounts(fixture.api);
    await sendConcurrently(4, (index) =>
      retryWhileBusy(() =>
        startPayment(fixture.api, person, index % 2 ? "sandbox_card" : "sandbox_pix"),
      ),
    );
    const payments = await fixture.paymentsOf(person.order.id);
    expect(payments.filter(({ state }) => state === "pending")).toHaveLength(1);
    const live = (await atProvider()).filter(({ state }) => state === "pending");
    expect(live).toHaveLength(1);
  }
});

test("concurrent submissions of an order reserve once", async () => {
  const person = await makeCustomerWithDiscounts(fixture.api);
  await startPayment(fixture.api, person, "sandbox_card");
  const answers = await sendConcurrently(20, () =>
    retryWhileBusy(() => submitWithPayment(fixture.api, person, "sandbox_card")),
  );
  expect(countStatus(answers, 200)).toBe(20);
  expect(await reservedBy(fixture.api, person)).toEqual(RESERVED);
});

test("concurrent notifications of one payment place its order once", async () => {
  const { person, payment } = await waiting();
  const paid = { state: "paid" as const, received: { amount: 16_500, currency: "MXN" } };
  await sendConcurrently(20, (index) =>
    fixture.report(payment, index % 2 ? paid : { state: "failed" }),
  );
  const order = await readCustomerOrder(fixture.api, person);
  expect(order).toMatchObject({ status: "PENDING", payment_status: null, payment_state: "PAID" });
  expect(order.status_history.map(({ status }) => status)).toEqual(["INITIATED", "PENDING"]);
  expect(await reservedBy(fixture.api, person)).toEqual(RESERVED);
});

/** The facts that hold for an order after any race of payment, customer and restaurant. */
async function isWhole(person: Customer, payment: string): Promise<string> {
  const order = await readCustomerOrder(fixture.api, person);
  const { state } = await fixture.paymentOf(payment);
  const holds = order.status === "PENDING" || order.payment_status === "payment_requested";
  expect(await reservedBy(fixture.api, person)).toEqual(holds ? RESERVED : NOTHING_RESERVED);
  if (state === "paid") {
    expect(order.payment_state).toBe("PAID");
    expect(order.status === "CANCELLED").toBe(order.payment_status === "refund_pending");
  } else {
    expect(order.payment_state).toBe("UNPAID");
  }
  return `${order.status} ${order.payment_status} ${order.payment_state}`;
}

test("concurrent payment, cash, expiry and cancellation leave a consistent order", async () => {
  const { api } = fixture;
  for (let round = 0; round < 6; round += 1) {
    await api.reset();
    const { person, payment } = await waiting("sandbox_pix");
    const paid = { state: "paid" as const, received: { amount: 16_500, currency: "MXN" } };
    await Promise.all([
      fixture.report(payment, paid),
      retryWhileBusy(() => submitWithPayment(api, person, "cash")),
      fixture.report(payment, { state: "cancelled" }),
      ...(round % 2 ? [cancelOrder(api.deps, "tacos", person.order.id, null)] : []),
      retryWhileBusy(() => submitWithPayment(api, person, "sandbox_pix")),
    ]);
    const end = await isWhole(person, payment);
    expect(["PENDING null PAID", "CANCELLED refund_pending PAID"]).toContain(end);
  }
});

test("as many of many concurrent online orders wait for payment as the stock allows", async () => {
  const { api } = fixture;
  const people = await sendConcurrently(30, () => makeCustomer(api));
  const answers = await sendConcurrently(30, (index) =>
    retryWhileBusy(() => submitWithPayment(api, people[index] as Customer, "sandbox_card")),
  );
  // Two pieces each, of fifty.
  expect([countStatus(answers, 200), countStatus(answers, 409)]).toEqual([25, 5]);
  expect(await stockOf(api, "special-1")).toBe(0);
  // Released stock is free for other orders.
  await fixture.advanceSeconds(15 * 60);
  expect(await stockOf(api, "special-1")).toBe(50);
});

test("a coupon with ten uses is reserved by ten orders, and free again when they are released", async () => {
  const { api } = fixture;
  const people = await sendConcurrently(14, () => makeCustomerWithDiscounts(api));
  const answers = await sendConcurrently(14, (index) =>
    retryWhileBusy(() => submitWithPayment(api, people[index] as Customer, "sandbox_card")),
  );
  expect([countStatus(answers, 200), countStatus(answers, 409)]).toEqual([10, 4]);
  expect(await couponUses(api, "first")).toBe(10);
  await fixture.advanceSeconds(15 * 60);
  expect(await couponUses(api, "first")).toBe(0);
});

test("the schedules of several processes release a reservation once", async () => {
  for (let round = 0; round < 5; round += 1) {
    await fixture.api.reset();
    const { person } = await waiting();
    // This order waits for a payment that was never started.
    const other = await makeCustomer(fixture.api);
    await submitWithPayment(fixture.api, other, "sandbox_card");
    fixture.api.now = new Date(fixture.api.now.getTime() + 20 * 60_000);
    await sendConcurrently(5, () => fixture.advanceSeconds(0));
    for (const each of [person, other]) {
      expect(await readCustomerOrder(fixture.api, each)).toMatchObject({
        payment_status: "failed",
      });
    }
    expect(await reservedBy(fixture.api, person)).toEqual(NOTHING_RESERVED);
  }
});
