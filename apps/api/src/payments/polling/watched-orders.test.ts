import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPaymentContext } from "../payment-context.ts";
import { findPayment } from "../payments.store.ts";
import { makeAwaitedPayment, readCustomerOrder } from "../testing/customer.ts";
import { pollDuePayments } from "../testing/poll-due.ts";
import { openPaymentFixture, type PaymentFixture } from "../testing/provider-payment-fixture.ts";
import { createPaymentPolling } from "./poll-due-payments.ts";

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await openPaymentFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const later = (seconds: number) => {
  fixture.api.now = new Date(fixture.api.now.getTime() + seconds * 1_000);
};

test("an order whose page is open is polled at once and then every five seconds", async () => {
  const { api, cases, servers } = fixture;
  const person = await makeAwaitedPayment(api, cases.d24.method);
  await makeAwaitedPayment(api, cases.d24.method);
  const watched = [{ companyId: "tacos", orderId: person.order.id }];
  const polling = createPaymentPolling(createPaymentContext(api.deps));
  const pollsAfter = async (seconds: number, orders: typeof watched) => {
    later(seconds);
    const before = servers.d24.requests.length;
    await polling.pollWatched(orders);
    await polling.idle();
    return servers.d24.requests.length - before;
  };
  expect(await pollsAfter(1, [])).toBe(0);
  expect(await pollsAfter(0, watched)).toBe(1);
  expect(await pollsAfter(4, watched)).toBe(0);
  cases.d24.pay(person.reference);
  expect(await pollsAfter(1, watched)).toBe(1);
  expect(await readCustomerOrder(api, person)).toMatchObject({ payment_state: "PAID" });
  expect(await pollsAfter(5, watched)).toBe(0);
});

test("a refused card that can be tried again is polled while the page is open", async () => {
  const { api, cases, servers } = fixture;
  const person = await makeAwaitedPayment(api, cases.stripe.method);
  servers.stripe.decline(person.reference);
  await fixture.advanceSeconds(15);
  expect(await findPayment(api.db, "tacos", person.payment.id)).toMatchObject({ state: "failed" });
  cases.stripe.pay(person.reference);
  later(5);
  const polling = createPaymentPolling(createPaymentContext(api.deps));
  await polling.pollWatched([{ companyId: "tacos", orderId: person.order.id }]);
  await polling.idle();
  expect(await readCustomerOrder(api, person)).toMatchObject({ payment_state: "PAID" });
});

test("many hints and an open page poll every five seconds, and delay no planned poll", async () => {
  const { api, cases, servers } = fixture;
  const { reference, order } = await makeAwaitedPayment(api, cases.d24.method);
  const requestCount = servers.d24.requests.length;
  const polling = createPaymentPolling(createPaymentContext(api.deps));
  for (let second = 0; second < 60; second += 1) {
    later(1);
    for (const hint of cases.d24.notifications(reference)) await fixture.notify(cases.d24, hint);
    await polling.pollWatched([{ companyId: "tacos", orderId: order.id }]);
    await polling.idle();
    if (second % 5 === 4) await pollDuePayments(createPaymentContext(api.deps));
  }
  const questionsOfAMinute = servers.d24.requests.length - requestCount;
  expect(questionsOfAMinute).toBeGreaterThanOrEqual(10);
  expect(questionsOfAMinute).toBeLessThanOrEqual(15);
});
