import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { stockOf } from "../../testing/order-flow.ts";
import { findPaymentAttempts } from "../admin/payment-attempts.store.ts";
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

let bench: PaymentFixture;
beforeAll(async () => {
  bench = await openPaymentFixture();
});
beforeEach(() => bench.reset());
afterAll(() => bench.close());

type Sent = { body: BodyInit; headers: Headers };

const SAMPLE = { seed: 22, numRuns: 1 };
const shuffled = <T>(items: T[]): T[] =>
  fc.sample(fc.shuffledSubarray(items, { minLength: items.length }), SAMPLE)[0] ?? [];

/** All of them, ten at a time; how often each status was answered. */
async function sendAll(name: ProviderName, all: readonly Sent[]): Promise<Record<number, number>> {
  const answered: Record<number, number> = {};
  for (let at = 0; at < all.length; at += 10) {
    const some = all.slice(at, at + 10).map((each) => bench.notify(bench.tills[name], each));
    for (const { status } of await Promise.all(some)) {
      answered[status] = (answered[status] ?? 0) + 1;
    }
  }
  return answered;
}

const suspects = () => findPaymentAttempts(bench.api.db, "tacos", { suspect: true, limit: 10 });

describe.each(PROVIDER_NAMES)("%s", (name) => {
  const till = () => bench.tills[name];

  test("100 replays of each notification of two orders, shuffled, are applied once", async () => {
    const { api } = bench;
    const people = [
      await makeAwaitedPayment(api, till().method),
      await makeAwaitedPayment(api, till().method),
    ];
    for (const { reference } of people) till().pay(reference);
    const each = people.flatMap(({ reference }) => till().notifications(reference));
    const asked = till().server.requests.length;
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
    // What is signed needs no question; a hundred hints are one.
    const questions = till().server.requests.length - asked;
    expect(questions).toBe(name === "stripe" ? 0 : 2);
  });

  test("none of 300 forged, altered, stale or unsigned ones has an effect", async () => {
    const { api } = bench;
    const person = await makeAwaitedPayment(api, till().method);
    const other = await makeAwaitedPayment(api, till().method);
    const all = forgedNotifications(bench, name, [person.reference, other.reference]);
    expect(all).toHaveLength(300);
    api.log.length = 0;
    const answered = await sendAll(name, all);
    // A hint may be anybody's: what it names is asked for, and nothing more.
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
    // And the true one is heard all the same.
    till().pay(person.reference);
    api.now = new Date(api.now.getTime() + 5_000);
    for (const true_ of till().notifications(person.reference)) {
      expect((await bench.notify(till(), true_)).status).toBe(200);
    }
    expect(await readCustomerOrder(api, person)).toMatchObject({
      status: "PENDING",
      payment_state: "PAID",
    });
  });

  test("what is about nobody's payment here is heard or not found, and changes nothing", async () => {
    const { api } = bench;
    const person = await makeAwaitedPayment(api, till().method);
    till().pay(person.reference);
    const [first = { body: "", headers: new Headers() }] = till().notifications(person.reference);
    const to = async (companyId: string, providerId: string) => {
      const path = `/ms-payments/public/notifications/${companyId}/${providerId}`;
      return (await api.raw(path, { method: "POST", ...first })).status;
    };
    expect(await to("nobody", name)).toBe(404);
    expect(await to("tacos", "nobody")).toBe(404);
    expect(await to("tacos", "a%00b")).toBe(404);
    expect(await to("tacos", "sandbox")).toBe(400);
    expect(await readCustomerOrder(api, person)).toMatchObject({ status: "INITIATED" });
  });

  test("a hint or an event whose payment has lost its name is found by our own id", async () => {
    const { api } = bench;
    const person = await makeAwaitedPayment(api, till().method);
    till().pay(person.reference);
    await forgetReference(person.payment.id);
    for (const each of till().notifications(person.reference)) await bench.notify(till(), each);
    const [found] = await findPaymentAttempts(api.db, "tacos", { suspect: false, limit: 1 });
    // A deposit's number is D24's own: nothing leads from it to a payment that does not have it.
    if (name === "d24") return expect(found).toMatchObject({ state: "pending", reference: null });
    expect(found).toMatchObject({ state: "paid", reference: person.reference, suspect: false });
    expect(await readCustomerOrder(api, person)).toMatchObject({ status: "PENDING" });
  });
});

test("a body of more than 256 kB is not read", async () => {
  const body = new Uint8Array(256 * 1024 + 1);
  const answer = await bench.notify(bench.tills.stripe, { body, headers: new Headers() });
  expect(answer.status).toBe(413);
});

test("a hint that the provider does not answer to is followed up by the schedule", async () => {
  const { api, tills } = bench;
  const person = await makeAwaitedPayment(api, tills.d24.method);
  tills.d24.pay(person.reference);
  setFailure(tills.d24.server, "500", tills.d24.failureOn);
  const [hint] = tills.d24.notifications(person.reference);
  expect((await bench.notify(tills.d24, hint as Sent)).status).toBe(200);
  expect(await readCustomerOrder(api, person)).toMatchObject({ status: "INITIATED" });
  tills.d24.server.failure = "none";
  await bench.pass(60);
  expect(await readCustomerOrder(api, person)).toMatchObject({
    status: "PENDING",
    payment_state: "PAID",
  });
});

test("keys that do not open have the provider send it again", async () => {
  const { api, tills } = bench;
  const person = await makeAwaitedPayment(api, tills.stripe.method);
  tills.stripe.pay(person.reference);
  const sent = tills.stripe.notifications(person.reference);
  const { payments } = api.deps;
  if (!payments) throw new Error("a bench without payments");
  api.deps.payments = { ...payments, secretKeys: ["another key of the server's, long enough"] };
  api.restart();
  for (const each of sent) expect((await bench.notify(tills.stripe, each)).status).toBe(503);
  api.deps.payments = payments;
  api.restart();
  for (const each of sent) expect((await bench.notify(tills.stripe, each)).status).toBe(200);
  expect(await readCustomerOrder(api, person)).toMatchObject({
    status: "PENDING",
    payment_state: "PAID",
  });
});

test("an event is noted after it was applied, and a company's is its own", async () => {
  const { api, tills } = bench;
  const person = await makeAwaitedPayment(api, tills.stripe.method);
  tills.stripe.pay(person.reference);
  const at = api.now;
  const { body, headers } = bench.servers.stripe.event(
    "payment_intent.succeeded",
    person.reference,
    at,
    "evt_one",
  );
  const event = { companyId: "tacos", providerId: "stripe", eventId: "evt_one" };
  expect(await isEventApplied(api.db, event)).toBe(false);
  await bench.notify(tills.stripe, { body, headers });
  expect(await isEventApplied(api.db, event)).toBe(true);
  expect(await isEventApplied(api.db, { ...event, providerId: "other" })).toBe(false);
  await recordAppliedEvent(api.db, event, at);
});

function forgetReference(id: string) {
  const { db } = bench.api;
  return db.updateTable("company_payments").set({ reference: null }).where("id", "=", id).execute();
}
