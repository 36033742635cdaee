import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CreatedPayment } from "../common/payment-provider.ts";
import { ProviderFailure } from "../common/provider-failure.ts";
import { NOW, PLANTED_SECRETS, paymentOrder } from "../testing/payment-order.ts";
import { type StripeServer, startStripeServer } from "../testing/stripe-server.ts";
import { stripeProvider } from "./stripe-provider.ts";

let server: StripeServer;
const keys = PLANTED_SECRETS.stripe;
const provider = () => stripeProvider(keys, server.url, { timeoutMs: 5000 });

beforeAll(async () => {
  server = await startStripeServer(keys);
});
beforeEach(() => {
  server.failure = "none";
  server.tooLate = "payment_intent_unexpected_state";
});
afterAll(async () => {
  await server.close();
  expect(server.faults).toEqual([]);
});

async function created(order = paymentOrder()) {
  const payment = (await provider().create(order, "card")) as CreatedPayment;
  expect(payment).toMatchObject({ reference: expect.stringMatching(/^pi_/u) });
  return { order, reference: payment.reference, payment, createdAt: NOW };
}

test("a payment contains the order's total and ids, and nothing about the customer", async () => {
  const order = paymentOrder({ amount: 500_000, currency: "PYG" });
  const { reference, payment } = await created(order);
  expect(payment).toEqual({
    reference,
    params: { client_secret: `${reference}_secret_stub`, publishable_key: keys.publishableKey },
    expiresAt: order.expiresAt,
  });
  expect(server.intents.get(reference)).toMatchObject({
    amount: 5000,
    currency: "pyg",
    metadata: { company_id: "tacos", order_id: "order-1", intent_id: order.intentId },
  });
  const { body } = server.requests.at(-1)!;
  expect(decodeURIComponent(body)).not.toContain(PLANTED_SECRETS.phone);
  expect(body).not.toContain("Anacleta");
});

test("a payment is paid, refunded in part and refunded in full", async () => {
  const { order, ...payment } = await created();
  const facts = { intentId: order.intentId };
  expect(await provider().status(payment)).toMatchObject({ ...facts, state: "pending" });
  server.pay(payment.reference);
  const received = { amount: 2850, currency: "BRL" };
  expect(await provider().status(payment)).toEqual({
    ...facts,
    state: "paid",
    raw: "succeeded",
    received,
  });
  server.refund(payment.reference, 1000);
  expect(await provider().status(payment)).toMatchObject({ state: "partially_refunded" });
  server.refund(payment.reference, 1850);
  expect(await provider().status(payment)).toMatchObject({ ...facts, state: "refunded" });
});

test("a report has the received amount, not the requested one", async () => {
  const payment = await created();
  server.pay(payment.reference, 2849);
  const report = await provider().status(payment);
  expect(report).toMatchObject({ state: "paid", received: { amount: 2849, currency: "BRL" } });
});

test("a refused card makes the payment fail, and another card can still pay it", async () => {
  const payment = await created();
  server.decline(payment.reference);
  expect(await provider().status(payment)).toMatchObject({ state: "failed" });
  server.pay(payment.reference);
  expect(await provider().status(payment)).toMatchObject({ state: "paid" });
});

test("an unpaid payment is withdrawn, a paid one says so", async () => {
  const [open, paid] = [await created(), await created()];
  expect(await provider().cancel(open)).toMatchObject({ state: "cancelled" });
  expect(await provider().cancel(open)).toMatchObject({ state: "cancelled" });
  server.pay(paid.reference);
  expect(await provider().cancel(paid)).toMatchObject({ state: "paid" });
});

test("a payment that a bank is deciding about is not withdrawn and stays pending", async () => {
  const payment = await created();
  server.process(payment.reference);
  for (const code of [
    "payment_intent_unexpected_state",
    "payment_intent_invalid_cancellation_state",
  ]) {
    server.tooLate = code;
    expect(await provider().cancel(payment)).toMatchObject({ state: "pending", raw: "processing" });
  }
  server.pay(payment.reference);
  expect(await provider().status(payment)).toMatchObject({ state: "paid" });
});

test("the same attempt again is the same payment, and another total another payment", async () => {
  const order = paymentOrder();
  const { reference } = await created(order);
  expect((await created(order)).reference).toBe(reference);
  expect((await created({ ...order, amount: 2900 })).reference).not.toBe(reference);
});

test("the same key with other facts is refused, as documented", async () => {
  const order = paymentOrder();
  await created(order);
  const other = await provider().create({ ...order, publicId: "9999" }, "card");
  expect(other).toMatchObject({ kind: "refused", reason: "idempotency" });
});

test("an unknown status word does not count as paid", async () => {
  const { reference } = await created();
  server.intents.get(reference)!.status = "sk_test_looks_like_4242424242";
  const report = await provider().status({ reference, createdAt: NOW });
  expect(report).toMatchObject({ state: "unknown", raw: "unreadable" });
});

test.each([
  ["yape", {}, { kind: "misconfigured", reason: "method" }],
  ["card", { amount: 1050, currency: "JPY" }, { kind: "refused", reason: "amount" }],
  ["card", { amount: 0 }, { kind: "refused", reason: "amount" }],
] as const)(
  "%s for %o is refused before the provider is called",
  async (method, facts, failure) => {
    const before = server.requests.length;
    const made = await provider().create(paymentOrder(facts), method);
    expect(made).toBeInstanceOf(ProviderFailure);
    expect(made).toMatchObject({ ...failure, mayHaveHappened: false });
    expect(server.requests).toHaveLength(before);
  },
);

test("a payment that Stripe does not know is refused", async () => {
  const status = await provider().status({ reference: "pi_none", createdAt: NOW });
  expect(status).toMatchObject({ kind: "refused", reason: "resource_missing" });
});
