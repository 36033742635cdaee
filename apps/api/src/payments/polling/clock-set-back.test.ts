import { MINUTE_MS } from "@comanda/domain/time/durations";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bringDueForward } from "../../clock-set-back/bring-due-forward.store.ts";
import { createPaymentContext } from "../payment-context.ts";
import { findPayment } from "../payments.store.ts";
import {
  makeAwaitedPayment,
  makeCustomer,
  providerReference,
  readCustomerOrder,
  startPayment,
} from "../testing/customer.ts";
import { pollDuePayments } from "../testing/poll-due.ts";
import { openPaymentFixture, type PaymentFixture } from "../testing/provider-payment-fixture.ts";
import { createPaymentPolling } from "./poll-due-payments.ts";

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await openPaymentFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const setBack = (minutes: number) => {
  fixture.api.now = new Date(fixture.api.now.getTime() - minutes * MINUTE_MS);
};
/** One round of what makes payments due, and of their polls. */
async function runRound() {
  const { api } = fixture;
  await bringDueForward(api.db, api.now);
  await pollDuePayments(createPaymentContext(api.deps));
}
const asked = () => fixture.servers.d24.requests.length;

test.each([10, 60, 24 * 60])(
  "a payment that was not asked about yet is asked about after the clock was set back by %i minutes",
  async (minutes) => {
    const { api, cases } = fixture;
    const person = await makeAwaitedPayment(api, cases.d24.method);
    setBack(minutes);
    cases.d24.pay(person.reference);
    await runRound();
    expect(await readCustomerOrder(api, person)).toMatchObject({ payment_state: "PAID" });
  },
);

test("a payment that was asked about is asked about after the clock was set back by four minutes", async () => {
  const { api, cases } = fixture;
  const person = await makeAwaitedPayment(api, cases.d24.method);
  await fixture.advanceSeconds(15);
  setBack(4);
  cases.d24.pay(person.reference);
  await runRound();
  expect(await readCustomerOrder(api, person)).toMatchObject({ payment_state: "PAID" });
});

test("a payment whose time is over is asked about after the clock was set back by half an hour", async () => {
  const { api, cases } = fixture;
  const { payment, reference } = await makeAwaitedPayment(api, cases.d24.method);
  await fixture.advanceSeconds(90 * 60, 60);
  expect(await findPayment(api.db, "tacos", payment.id)).toMatchObject({ state: "cancelled" });
  setBack(30);
  cases.d24.pay(reference);
  await runRound();
  expect(await findPayment(api.db, "tacos", payment.id)).toMatchObject({ state: "paid" });
});

test("a notification is followed at once after the clock was set back", async () => {
  const { api, cases } = fixture;
  const person = await makeAwaitedPayment(api, cases.d24.method);
  await fixture.advanceSeconds(15);
  setBack(60);
  cases.d24.pay(person.reference);
  for (const hint of cases.d24.notifications(person.reference))
    await fixture.notify(cases.d24, hint);
  expect(await readCustomerOrder(api, person)).toMatchObject({ payment_state: "PAID" });
});

test("an order whose page is open is polled at once after the clock was set back, and then every five seconds", async () => {
  const { api, cases } = fixture;
  const person = await makeAwaitedPayment(api, cases.d24.method);
  await fixture.advanceSeconds(15);
  setBack(60);
  const polling = createPaymentPolling(createPaymentContext(api.deps));
  const before = asked();
  for (const count of [1, 1]) {
    await polling.pollWatched([{ companyId: "tacos", orderId: person.order.id }]);
    await polling.idle();
    expect(asked() - before).toBe(count);
  }
});

test("a poll that is planned for later stays, while the clock is not set back", async () => {
  const { api, cases } = fixture;
  await makeAwaitedPayment(api, cases.d24.method);
  // Its form is open: it is polled every five minutes.
  const customer = await makeCustomer(api);
  const begun = await startPayment(api, customer, cases.d24.method);
  expect(await providerReference(api, begun)).not.toBe("");
  const before = asked();
  await runRound();
  expect(asked()).toBe(before);
  await fixture.advanceSeconds(305);
  const after = asked();
  await runRound();
  expect(asked()).toBe(after);
});
