import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { stockOf } from "../../testing/order-flow.ts";
import { findPaymentAttempts } from "../attempts/payment-attempts.store.ts";
import { isEventApplied, recordAppliedEvent } from "../provider-events.store.ts";
import { setFailure } from "../providers/testing/stub-server.ts";
import { makeAwaitedPayment, readCustomerOrder } from "../testing/customer.ts";
import { forgedNotifications } from "../testing/forged-notifications.ts";
import {
  openPaymentFixture,
  type PaymentFixture,
  PROVIDER_NAMES,
  type ProviderName,
} from "../testing/provider-payment-fixture.ts";

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await openPaymentFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

type Sent = { body: BodyInit; headers: Headers };

const SAMPLE = { seed: 22, numRuns: 1 };
const shuffled = <T>(items: T[]): T[] =>
  fc.sample(fc.shuffledSubarray(items, { minLength: items.length }), SAMPLE)[0] ?? [];

/** Sends all notifications, ten at a time, and counts the answers by status. */
async function sendAll(name: ProviderName, all: readonly Sent[]): Promise<Record<number, number>> {
  const answered: Record<number, number> = {};
  for (let at = 0; at < all.length; at += 10) {
    const some = all.slice(at, at + 10).map((each) => fixture.notify(fixture.cases[name], each));
    for (const { status } of await Promise.all(some)) {
      answered[status] = (answered[status] ?? 0) + 1;
    }
  }
  return answered;
}

const suspects = () => findPaymentAttempts(fixture.api.db, "tacos", { suspect: true, limit: 10 });

describe.each(PROVIDER_NAMES)("%s", (name) => {
  const providerCase = () => fixture.cases[name];

  test("100 shuffled replays of each notification of two orders are applied once", async () => {
    const { api } = fixture;
    const people = [
      await makeAwaitedPayment(api, providerCase().method),
      await makeAwaitedPayment(api, providerCase().method),
    ];
    for (const { reference } of people) providerCase().pay(reference);
    const each = people.flatMap(({ reference }) => providerCase().notifications(reference));
    const requestCount = providerCase().server.requests.length;
    api.published.length = 0;
    const all = shuffled(Array.from({ length: 100 }, () => each).flat());
    expect(await sendAll(name, all)).toEqual({ 200: each.length * 100 });
    for (const person of people) {
      const { status, payment_status, payment_state, status_history } = await readCustomerOrder(
        api,
        person,
      );
      expect({ status, payment_status, payment_state }).toEqual({
        status: "PENDING",
        payment_status: null,
        payment_state: "PAID",
      });
      expect(status_history.map((step) => step.status)).toEqual(["INITIATED", "PENDING"]);
    }
    expect(await stockOf(api, "special-1")).toBe(46);
    expect(api.published.filter(({ channel }) => channel === "order_changed")).toHaveLength(2);
    // A signed notification needs no poll; a hundred hints make one.
    const pollCount = providerCase().server.requests.length - requestCount;
    expect(pollCount).toBe(name === "stripe" ? 0 : 2);
  });

  test("none of 300 forged, altered, stale or unsigned notifications has an effect", async () => {
    const { api } = fixture;
    const person = await makeAwaitedPayment(api, providerCase().method);
    const other = await makeAwaitedPayment(api, providerCase().method);
    const all = forgedNotifications(fixture, name, [person.reference, other.reference]);
    expect(all).toHaveLength(300);
    api.log.length = 0;
    const answered = await sendAll(name, all);
    // Anyone can send a hint: it causes one poll of its payment and nothing else.
    if (name === "stripe") expect(answered).toEqual({ 400: 300 });
    else expect(Object.keys(answered).sort()).toEqual(["200", "400", "404"]);
    for (const each of [person, other]) {
      expect(await readCustomerOrder(api, each)).toMatchObject({
        status: "INITIATED",
        payment_status: "payment_requested",
        payment_state: "UNPAID",
      });
    }
    expect(await suspects()).toEqual([]);
    expect(await stockOf(api, "special-1")).toBe(46);
    // The genuine notification is received nevertheless.
    providerCase().pay(person.reference);
    api.now = new Date(api.now.getTime() + 5_000);
    for (const notification of providerCase().notifications(person.reference)) {
      expect((await fixture.notify(providerCase(), notification)).status).toBe(200);
    }
    expect(await readCustomerOrder(api, person)).toMatchObject({
      status: "PENDING",
      payment_state: "PAID",
    });
  });

  test("a notification to another company or provider is refused and changes nothing", async () => {
    const { api } = fixture;
    const person = await makeAwaitedPayment(api, providerCase().method);
    providerCase().pay(person.reference);
    const [first = { body: "", headers: new Headers() }] = providerCase().notifications(
      person.reference,
    );
    const statusAt = async (companyId: string, providerId: string) => {
      const path = `/ms-payments/public/notifications/${companyId}/${providerId}`;
      return (await api.raw(path, { method: "POST", ...first })).status;
    };
    expect(await statusAt("nobody", name)).toBe(404);
    expect(await statusAt("tacos", "nobody")).toBe(404);
    expect(await statusAt("tacos", "a%00b")).toBe(404);
    expect(await statusAt("tacos", "sandbox")).toBe(400);
    expect(await readCustomerOrder(api, person)).toMatchObject({ status: "INITIATED" });
  });

  test("a notification finds a payment without a reference by our own id", async () => {
    const { api } = fixture;
    const person = await makeAwaitedPayment(api, providerCase().method);
    providerCase().pay(person.reference);
    await forgetReference(person.payment.id);
    for (const each of providerCase().notifications(person.reference))
      await fixture.notify(providerCase(), each);
    const [found] = await findPaymentAttempts(api.db, "tacos", { suspect: false, limit: 1 });
    // D24 creates the deposit's number: it does not lead to a payment without that reference.
    if (name === "d24") return expect(found).toMatchObject({ state: "pending", reference: null });
    expect(found).toMatchObject({ state: "paid", reference: person.reference, suspect: false });
    expect(await readCustomerOrder(api, person)).toMatchObject({ status: "PENDING" });
  });
});

test("a body of more than 256 kB is not read", async () => {
  const body = new Uint8Array(256 * 1024 + 1);
  const answer = await fixture.notify(fixture.cases.stripe, { body, headers: new Headers() });
  expect(answer.status).toBe(413);
});

test("after a hint without an answer the schedule polls again", async () => {
  const { api, cases } = fixture;
  const person = await makeAwaitedPayment(api, cases.d24.method);
  cases.d24.pay(person.reference);
  setFailure(cases.d24.server, "500", cases.d24.failureOn);
  const [hint] = cases.d24.notifications(person.reference);
  expect((await fixture.notify(cases.d24, hint as Sent)).status).toBe(200);
  expect(await readCustomerOrder(api, person)).toMatchObject({ status: "INITIATED" });
  cases.d24.server.failure = "none";
  await fixture.advanceSeconds(60);
  expect(await readCustomerOrder(api, person)).toMatchObject({
    status: "PENDING",
    payment_state: "PAID",
  });
});

test("while the provider's keys cannot be decrypted, the answer is 503, so that the provider sends again", async () => {
  const { api, cases } = fixture;
  const person = await makeAwaitedPayment(api, cases.stripe.method);
  cases.stripe.pay(person.reference);
  const sent = cases.stripe.notifications(person.reference);
  const { payments } = api.deps;
  if (!payments) throw new Error("a fixture without payments");
  api.deps.payments = { ...payments, secretKeys: ["another key of the server's, long enough"] };
  api.restart();
  for (const each of sent) expect((await fixture.notify(cases.stripe, each)).status).toBe(503);
  api.deps.payments = payments;
  api.restart();
  for (const each of sent) expect((await fixture.notify(cases.stripe, each)).status).toBe(200);
  expect(await readCustomerOrder(api, person)).toMatchObject({
    status: "PENDING",
    payment_state: "PAID",
  });
});

test("an event is recorded for its own provider once it has been applied", async () => {
  const { api, cases } = fixture;
  const person = await makeAwaitedPayment(api, cases.stripe.method);
  cases.stripe.pay(person.reference);
  const at = api.now;
  const { body, headers } = fixture.servers.stripe.event(
    "payment_intent.succeeded",
    person.reference,
    at,
    "evt_one",
  );
  const event = { companyId: "tacos", providerId: "stripe", eventId: "evt_one" };
  expect(await isEventApplied(api.db, event)).toBe(false);
  await fixture.notify(cases.stripe, { body, headers });
  expect(await isEventApplied(api.db, event)).toBe(true);
  expect(await isEventApplied(api.db, { ...event, providerId: "other" })).toBe(false);
  // A second record of the same event does not fail.
  await recordAppliedEvent(api.db, event, at);
});

function forgetReference(id: string) {
  const { db } = fixture.api;
  return db.updateTable("company_payments").set({ reference: null }).where("id", "=", id).execute();
}
