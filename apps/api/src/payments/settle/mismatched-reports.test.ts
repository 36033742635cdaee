import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { stockOf } from "../../testing/order-flow.ts";
import { findPaymentAttempts } from "../admin/payment-attempts.store.ts";
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

/** The provider's false data about a payment of 200.00 reais. */
type Twist = (reference: string, other: { reference: string; id: string }) => void;

const stripe = (reference: string) => {
  const intent = fixture.servers.stripe.intents.get(reference);
  if (!intent) throw new Error("no such intent");
  return intent;
};
const payStripe =
  (amount: number): Twist =>
  (reference) => {
    fixture.servers.stripe.pay(reference, amount);
  };
const payTuna =
  (amount: number): Twist =>
  (reference) => {
    fixture.servers.tuna.tellsAmount = true;
    fixture.servers.tuna.move(reference, "2", amount);
  };
const payD24 =
  (more: object): Twist =>
  (reference) => {
    fixture.servers.d24.move(reference, "COMPLETED", more);
  };

/** Reported by a poll of the schedule, or by a notification. */
async function twisted(name: ProviderName, twist: Twist, how: "notification" | "poll") {
  const providerCase = fixture.cases[name];
  const person = await makeAwaitedPayment(fixture.api, providerCase.method);
  const another = await makeAwaitedPayment(fixture.api, providerCase.method);
  twist(person.reference, { reference: another.reference, id: another.payment.id });
  if (how === "poll") await fixture.pass(30);
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

/** A hint causes a poll, so for providers with hints both ways are the same. */
const waysOf = (name: ProviderName) =>
  name === "stripe" ? (["notification", "poll"] as const) : (["notification"] as const);
const twists: [name: ProviderName, what: string, twist: () => Twist][] = [
  [
    "stripe",
    "another currency",
    () => (reference) => {
      fixture.servers.stripe.pay(reference);
      stripe(reference).currency = "usd";
    },
  ],
  [
    "stripe",
    "another order",
    () =>
      (reference, { id }) => {
        fixture.servers.stripe.pay(reference);
        stripe(reference).metadata.intent_id = id;
      },
  ],
  ["stripe", "nothing", () => payStripe(0)],
  ["tuna", "an amount that is no money", () => payTuna(199.999)],
  ["d24", "another currency", () => payD24({ currency: "USD" })],
  ["d24", "no currency", () => payD24({ currency: "" })],
  [
    "d24",
    "another order",
    () =>
      (reference, { id }) =>
        payD24({ invoice_id: id })(reference, { reference, id }),
  ],
  ["d24", "no amount", () => payD24({ local_amount: null, amount: undefined })],
];
const cases = twists.flatMap(([name, what, twist]) =>
  waysOf(name).map((how) => ({ name, what, how, twist })),
);

test.each(cases)("$name, $how of $what: the payment is not paid but suspect", async (each) => {
  const { person, another, attempt } = await twisted(each.name, each.twist(), each.how);
  for (const one of [person, another]) {
    expect(await readCustomerOrder(fixture.api, one)).toMatchObject({
      status: "INITIATED",
      payment_status: "payment_requested",
      payment_state: "UNPAID",
    });
  }
  expect(attempt).toMatchObject({ state: "pending", suspect: true, received: null });
});

const less: [ProviderName, () => Twist][] = [
  ["stripe", () => payStripe(19_999)],
  ["tuna", () => payTuna(199.99)],
  ["d24", () => payD24({ local_amount: 199.99 })],
];
const sums = (list: typeof less) =>
  list.flatMap(([name, twist]) => waysOf(name).map((how) => ({ name, how, twist })));

test.each(sums(less))(
  "$name, $how of a cent less: the order is not placed, releases its reservation and is to be refunded",
  async (each) => {
    const { person, attempt } = await twisted(each.name, each.twist(), each.how);
    expect(await readCustomerOrder(fixture.api, person)).toMatchObject({
      status: "INITIATED",
      payment_status: "refund_pending",
      payment_state: "PARTIAL",
    });
    expect(attempt).toMatchObject({ received: 19_999, amount: 20_000 });
    expect(await stockOf(fixture.api, "special-1")).toBe(48);
  },
);

const more: [ProviderName, () => Twist][] = [
  ["stripe", () => payStripe(20_001)],
  ["tuna", () => payTuna(200.01)],
  ["d24", () => payD24({ local_amount: 200.01 })],
];

test.each(sums(more))(
  "$name, $how of a cent more: the order is placed as OVERPAID",
  async (each) => {
    const { person, attempt } = await twisted(each.name, each.twist(), each.how);
    expect(await readCustomerOrder(fixture.api, person)).toMatchObject({
      status: "PENDING",
      payment_status: null,
      payment_state: "OVERPAID",
    });
    expect(attempt).toMatchObject({ state: "paid", received: 20_001, suspect: false });
  },
);

test("a suspect payment is paid after a matching report", async () => {
  const { person } = await twisted("d24", payD24({ currency: "USD" }), "notification");
  payD24({ currency: "BRL" })(person.reference, { reference: "", id: "" });
  await fixture.pass(120);
  expect(await readCustomerOrder(fixture.api, person)).toMatchObject({
    status: "PENDING",
    payment_state: "PAID",
  });
});
