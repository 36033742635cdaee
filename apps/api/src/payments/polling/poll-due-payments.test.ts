import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createPaymentContext } from "../payment-context.ts";
import { findPayment } from "../payments.store.ts";
import type { PaymentProvider, PaymentReport } from "../providers/common/payment-provider.ts";
import { setFailure } from "../providers/testing/stub-server.ts";
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

const HUNG = { requests: 0, answer: Promise.withResolvers<PaymentReport>() };

/**
 * Returns a schedule with one account whose provider does not answer before `HUNG.answer`, and
 * others that answer.
 */
function questions() {
  HUNG.requests = 0;
  HUNG.answer = Promise.withResolvers();
  const hangs = () => {
    HUNG.requests += 1;
    return HUNG.answer.promise;
  };
  const pays = async (): Promise<PaymentReport> => ({
    state: "paid",
    raw: "paid",
    intentId: null,
    received: "as_asked",
  });
  const provider = (status: PaymentProvider["status"]) =>
    ({ status, cancel: status }) as PaymentProvider;
  const providers = {
    open: async (_: string, id: string) => provider(id === "d24" ? hangs : pays),
  };
  return createPaymentPolling({ ...createPaymentContext(fixture.api.deps), providers: providers });
}

type Waiting = Awaited<ReturnType<typeof makeAwaitedPayment>>;

const later = (seconds: number) => {
  fixture.api.now = new Date(fixture.api.now.getTime() + seconds * 1_000);
};

test("an account that hangs delays no other account and no stop", async () => {
  const { api, cases } = fixture;
  const hanging: Waiting[] = [];
  for (let at = 0; at < 4; at += 1) hanging.push(await makeAwaitedPayment(api, cases.d24.method));
  const same = await makeAwaitedPayment(api, cases.d24.method);
  const other = await makeAwaitedPayment(api, cases.tuna.method);
  await api.db
    .updateTable("company_payments")
    .set({ provider_id: "d24_of_another" })
    .where("id", "=", same.payment.id)
    .execute();
  later(15);

  const due = questions();
  await due.pollDue();
  for (const person of [same, other]) {
    await vi.waitFor(async () => {
      expect(await readCustomerOrder(api, person)).toMatchObject({ status: "PENDING" });
    }, 10_000);
  }
  // At most three payments of the hanging account are polled, however often the schedule runs.
  await vi.waitFor(() => expect(HUNG.requests).toBe(3), 10_000);
  later(50);
  await due.pollDue();
  expect(HUNG.requests).toBe(3);

  await due.stop();
  const rows = await Promise.all(
    hanging.map(({ payment }) => findPayment(api.db, "tacos", payment.id)),
  );
  for (const row of rows) {
    expect(row).toMatchObject({ state: "pending" });
    expect(row?.ask_at?.getTime()).toBeLessThanOrEqual(api.now.getTime() + 15_000);
  }
});

test("payments over the limit are polled as soon as earlier polls end", async () => {
  const { api, cases } = fixture;
  const people: Waiting[] = [];
  for (let at = 0; at < 5; at += 1) people.push(await makeAwaitedPayment(api, cases.d24.method));
  later(15);
  const due = questions();
  await due.pollDue();
  await vi.waitFor(() => expect(HUNG.requests).toBe(3), 10_000);
  HUNG.answer.resolve({ state: "paid", raw: "paid", intentId: null, received: "as_asked" });
  await due.idle();
  expect(HUNG.requests).toBe(5);
  for (const person of people) {
    expect(await readCustomerOrder(api, person)).toMatchObject({
      status: "PENDING",
      payment_state: "PAID",
    });
  }
});

test("many sandbox payments are polled in turns, and requests run between them", async () => {
  const { api } = fixture;
  const people: Waiting[] = [];
  for (let at = 0; at < 15; at += 1) people.push(await makeAwaitedPayment(api, "sandbox_card"));
  later(15);
  const countRequests = async () => {
    const rows = await api.db.selectFrom("company_payments").select("asked").execute();
    return rows.map((row) => row.asked).filter((times) => times > 0).length;
  };
  const due = createPaymentPolling(createPaymentContext(api.deps));
  await due.pollDue();
  expect(await countRequests()).toBe(10);
  // Work that waits for the event loop, like every request, runs before the remaining polls.
  await new Promise((resolve) => setImmediate(resolve));
  expect(await countRequests()).toBe(10);
  await due.idle();
  expect(await countRequests()).toBe(15);
});

test("after a stop the remaining sandbox payments are polled when their lease ends", async () => {
  const { api } = fixture;
  const people: Waiting[] = [];
  for (let at = 0; at < 4; at += 1) people.push(await makeAwaitedPayment(api, "sandbox_card"));
  later(15);
  const due = createPaymentPolling(createPaymentContext(api.deps));
  await due.pollDue();
  await due.stop();
  const askedAgainAt = async () => {
    const rows = await Promise.all(
      people.map(({ payment }) => findPayment(api.db, "tacos", payment.id)),
    );
    return rows.map((row) => (row?.ask_at?.getTime() ?? 0) - api.now.getTime());
  };
  const left = (await askedAgainAt()).filter((ms) => ms === 45_000);
  expect(left.length).toBeGreaterThanOrEqual(3);
  later(50);
  await pollDuePayments(createPaymentContext(api.deps));
  for (const ms of await askedAgainAt()) expect(ms).toBeGreaterThan(0);
});

test("a provider that never answers is polled with growing delays for a day, then the payment is suspect", async () => {
  const { api, cases, servers } = fixture;
  const person = await makeAwaitedPayment(api, cases.d24.method);
  setFailure(servers.d24, "500", cases.d24.failureOn);
  await fixture.advanceSeconds(45 * 60, 300);
  expect(await readCustomerOrder(api, person)).toMatchObject({ payment_status: "failed" });
  const requestCount = servers.d24.requests.length;
  await fixture.advanceSeconds(25 * 3_600, 1_200);
  const questionsOfADay = servers.d24.requests.length - requestCount;
  expect(questionsOfADay).toBeGreaterThan(20);
  expect(questionsOfADay).toBeLessThan(45);
  expect(await findPayment(api.db, "tacos", person.payment.id)).toMatchObject({
    state: "cancelled",
    ask_at: null,
    suspect: true,
  });
});

test("a second refusal on the same payment counts, a repeated first one does not", async () => {
  const { api, cases, servers } = fixture;
  const person = await makeAwaitedPayment(api, cases.stripe.method);
  const refuse = (charge: string) => {
    servers.stripe.decline(person.reference);
    Object.assign(servers.stripe.intents.get(person.reference)?.last_payment_error ?? {}, {
      charge,
    });
  };
  refuse("ch_1");
  await fixture.advanceSeconds(15);
  expect(await readCustomerOrder(api, person)).toMatchObject({ payment_status: "failed" });
  const path = `/ms-orders/public/companies/tacos/orders/${person.order.id}`;
  const body = {
    status: "payment_requested",
    meta_data: { assigned_payment: { payment_method_id: cases.stripe.method } },
  };
  await api.send("PATCH", path, { body, cookie: person.cookie });
  await fixture.advanceSeconds(30);
  expect(await readCustomerOrder(api, person)).toMatchObject({
    payment_status: "payment_requested",
  });
  refuse("ch_2");
  await fixture.advanceSeconds(60);
  expect(await readCustomerOrder(api, person)).toMatchObject({ payment_status: "failed" });
});

test("an order whose card a bank is deciding about takes no other payment, and is polled for a month", async () => {
  const { api, cases, servers } = fixture;
  const person = await makeAwaitedPayment(api, cases.stripe.method);
  servers.stripe.process(person.reference);
  const path = `/ms-orders/public/companies/tacos/orders/${person.order.id}`;
  const assigned = (id: string) => ({ meta_data: { assigned_payment: { payment_method_id: id } } });
  const cash = { body: assigned("cash"), cookie: person.cookie };
  expect(await api.send("PATCH", path, cash)).toMatchObject({
    status: 409,
    body: { code: "order_not_editable" },
  });
  await fixture.advanceSeconds(35 * 60, 300);
  expect(await readCustomerOrder(api, person)).toMatchObject({ payment_status: "failed" });
  await fixture.advanceSeconds(29 * 24 * 3_600, 24 * 3_600);
  const row = () => findPayment(api.db, "tacos", person.payment.id);
  expect(await row()).toMatchObject({ state: "cancelled", suspect: false });
  await fixture.advanceSeconds(2 * 24 * 3_600, 24 * 3_600);
  expect(await row()).toMatchObject({ state: "cancelled", suspect: true, ask_at: null });
});
