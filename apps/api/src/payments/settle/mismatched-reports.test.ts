import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { stockOf } from "../../testing/order-flow.ts";
import { findPaymentAttempts } from "../attempts/payment-attempts.store.ts";
import { makeAwaitedPayment, readCustomerOrder } from "../testing/customer.ts";
import {
  openPaymentFixture,
  type PaymentFixture,
  type ProviderName,
} from "../testing/provider-payment-fixture.ts";

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await openPaymentFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

/** Makes the stub provider report wrong data about a payment of 200.00 reais. */
type FalsifyReport = (reference: string, otherPaymentId: string) => void;

const stripe = (reference: string) => {
  const intent = fixture.servers.stripe.intents.get(reference);
  if (!intent) throw new Error("no such intent");
  return intent;
};
const payStripe =
  (amount: number): FalsifyReport =>
  (reference) => {
    fixture.servers.stripe.pay(reference, amount);
  };
const payTuna =
  (amount: number): FalsifyReport =>
  (reference) => {
    fixture.servers.tuna.tellsAmount = true;
    fixture.servers.tuna.setStatus(reference, "2", amount);
  };
const payD24 =
  (extra: object): FalsifyReport =>
  (reference) => {
    fixture.servers.d24.setStatus(reference, "COMPLETED", extra);
  };

/** Falsifies the provider's data and has the server read it by a scheduled poll or a notification. */
async function reportFalsely(
  name: ProviderName,
  falsify: FalsifyReport,
  how: "notification" | "poll",
) {
  const providerCase = fixture.cases[name];
  const person = await makeAwaitedPayment(fixture.api, providerCase.method);
  const another = await makeAwaitedPayment(fixture.api, providerCase.method);
  falsify(person.reference, another.payment.id);
  if (how === "poll") await fixture.advanceSeconds(30);
  else
    for (const each of providerCase.notifications(person.reference))
      await fixture.notify(providerCase, each);
  const attempts = await findPaymentAttempts(fixture.api.db, "tacos", {
    suspect: false,
    limit: 10,
  });
  const attempt = attempts.find(({ id }) => id === person.payment.id);
  return { person, another, attempt };
}

/** Tuna's and D24's notifications carry no data and only cause a poll, so the poll needs no separate case. */
const channelsOf = (name: ProviderName) =>
  name === "stripe" ? (["notification", "poll"] as const) : (["notification"] as const);
const falseReports: [name: ProviderName, what: string, falsify: FalsifyReport][] = [
  [
    "stripe",
    "another currency",
    (reference) => {
      fixture.servers.stripe.pay(reference);
      stripe(reference).currency = "usd";
    },
  ],
  [
    "stripe",
    "another order",
    (reference, otherPaymentId) => {
      fixture.servers.stripe.pay(reference);
      stripe(reference).metadata.intent_id = otherPaymentId;
    },
  ],
  ["stripe", "an amount of zero", payStripe(0)],
  ["tuna", "an amount with a fraction of a cent", payTuna(199.999)],
  ["d24", "another currency", payD24({ currency: "USD" })],
  ["d24", "no currency", payD24({ currency: "" })],
  [
    "d24",
    "another order",
    (reference, otherPaymentId) =>
      payD24({ invoice_id: otherPaymentId })(reference, otherPaymentId),
  ],
  ["d24", "no amount", payD24({ local_amount: null, amount: undefined })],
];
const cases = falseReports.flatMap(([name, what, falsify]) =>
  channelsOf(name).map((how) => ({ name, what, how, falsify })),
);

test.each(cases)(
  "$name: a $how with $what leaves the payment pending and marks it as suspect",
  async (each) => {
    const { person, another, attempt } = await reportFalsely(each.name, each.falsify, each.how);
    for (const one of [person, another]) {
      expect(await readCustomerOrder(fixture.api, one)).toMatchObject({
        status: "INITIATED",
        payment_status: "payment_requested",
        payment_state: "UNPAID",
      });
    }
    expect(attempt).toMatchObject({ state: "pending", suspect: true, received: null });
  },
);

const underpayments: [name: ProviderName, falsify: FalsifyReport][] = [
  ["stripe", payStripe(19_999)],
  ["tuna", payTuna(199.99)],
  ["d24", payD24({ local_amount: 199.99 })],
];
const casesOf = (list: typeof underpayments) =>
  list.flatMap(([name, falsify]) => channelsOf(name).map((how) => ({ name, how, falsify })));

test.each(casesOf(underpayments))(
  "$name: a $how with one cent less does not place the order, releases its stock and makes a refund due",
  async (each) => {
    const { person, attempt } = await reportFalsely(each.name, each.falsify, each.how);
    expect(await readCustomerOrder(fixture.api, person)).toMatchObject({
      status: "INITIATED",
      payment_status: "refund_pending",
      payment_state: "PARTIAL",
    });
    expect(attempt).toMatchObject({ received: 19_999, amount: 20_000 });
    expect(await stockOf(fixture.api, "special-1")).toBe(48);
  },
);

const overpayments: [name: ProviderName, falsify: FalsifyReport][] = [
  ["stripe", payStripe(20_001)],
  ["tuna", payTuna(200.01)],
  ["d24", payD24({ local_amount: 200.01 })],
];

test.each(casesOf(overpayments))(
  "$name: a $how with one cent more places the order as OVERPAID",
  async (each) => {
    const { person, attempt } = await reportFalsely(each.name, each.falsify, each.how);
    expect(await readCustomerOrder(fixture.api, person)).toMatchObject({
      status: "PENDING",
      payment_status: null,
      payment_state: "OVERPAID",
    });
    expect(attempt).toMatchObject({ state: "paid", received: 20_001, suspect: false });
  },
);

test("a suspect payment is paid after a matching report", async () => {
  const { person } = await reportFalsely("d24", payD24({ currency: "USD" }), "notification");
  payD24({ currency: "BRL" })(person.reference, "");
  await fixture.advanceSeconds(120);
  expect(await readCustomerOrder(fixture.api, person)).toMatchObject({
    status: "PENDING",
    payment_state: "PAID",
  });
});
