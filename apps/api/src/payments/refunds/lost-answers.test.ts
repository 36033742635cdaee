import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bringDueForward } from "../../clock-set-back/bring-due-forward.store.ts";
import { createPaymentContext } from "../payment-context.ts";
import { setFailure } from "../providers/testing/stub-server.ts";
import { applyRefundAnswer } from "./apply-refund-answer.ts";
import { leaseDueRefunds } from "./order-refunds.store.ts";
import { openRefundFixture, type RefundFixture } from "./testing/refund-fixture.ts";

let fixture: RefundFixture;
beforeAll(async () => {
  fixture = await openRefundFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

/** What Stripe has sent back of a payment, in its units. */
const sentBack = (reference: string) =>
  fixture.servers.stripe.intents.get(reference)?.latest_charge?.amount_refunded;

test.each(["hang", "reset", "rubbish"] as const)(
  "a refund whose answer is lost by %s is unknown, asked about again, and made once",
  async (failure) => {
    const { stripe } = fixture.servers;
    const order = await fixture.paidOrder("stripe_card");
    fixture.wait(300);
    setFailure(stripe, failure, "/v1/refunds");
    await fixture.act(order, "refund", { amount: 50 });
    await fixture.askAfter(1);
    expect((await fixture.read(order)).refunds).toMatchObject([{ state: "unknown" }]);
    expect(sentBack(order.reference)).toBe(5_000);
    await fixture.askAfter(1);
    expect((await fixture.read(order)).refunds).toMatchObject([{ state: "unknown" }]);
    setFailure(stripe, "none");
    await fixture.askAfter(60);
    const { refunds, refundable } = await fixture.read(order);
    expect(refunds).toMatchObject([{ state: "confirmed", amount: 50, failure: null }]);
    expect(refundable).toEqual({ by_provider: 150, total: 150 });
    expect(sentBack(order.reference)).toBe(5_000);
    expect(
      stripe.refunds.all.filter((each) => each.payment_intent === order.reference),
    ).toHaveLength(1);
  },
);

test("a refund that Stripe never got is sent when Stripe is back", async () => {
  const { stripe } = fixture.servers;
  const order = await fixture.paidOrder("stripe_card");
  setFailure(stripe, "500", "/v1/refunds");
  await fixture.act(order, "refund", { amount: 50 });
  await fixture.askAfter(1);
  expect(sentBack(order.reference)).toBe(0);
  setFailure(stripe, "none");
  await fixture.askAfter(60);
  expect((await fixture.read(order)).refunds).toMatchObject([{ state: "confirmed" }]);
  expect(sentBack(order.reference)).toBe(5_000);
});

test("a refund that Stripe never got is sent after the clock was set back by more than an hour", async () => {
  const { api, servers } = fixture;
  const order = await fixture.paidOrder("stripe_card");
  setFailure(servers.stripe, "500", "/v1/refunds");
  await fixture.act(order, "refund", { amount: 50 });
  await fixture.askAfter(1);
  setFailure(servers.stripe, "none");
  await bringDueForward(api.db, api.now);
  await fixture.askAfter(0);
  expect(sentBack(order.reference)).toBe(0);
  api.now = new Date(api.now.getTime() - 90 * 60_000);
  await bringDueForward(api.db, api.now);
  await fixture.askAfter(0);
  expect(sentBack(order.reference)).toBe(5_000);
});

test("a process that dies after Stripe was asked leaves it to the next one, which sends nothing twice", async () => {
  const { api, servers } = fixture;
  const order = await fixture.paidOrder("stripe_card");
  await fixture.act(order, "refund");
  const now = api.now;
  const leaseUntil = new Date(now.getTime() + 60_000);
  const [leased] = await leaseDueRefunds(api.db, { now, leaseUntil, limit: 10 });
  expect(leased).toMatchObject({ state: "sent", first_asked_at: null, asked: 1 });
  const { id, attempt } = leased ?? { id: "", attempt: 0 };
  const form = { payment_intent: order.reference, amount: "20000" };
  const body = new URLSearchParams({ ...form, "metadata[refund_id]": `${id}.${attempt}` });
  servers.stripe.refunds.create(body.toString());
  await fixture.askAfter(30);
  expect((await fixture.read(order)).refunds).toMatchObject([{ state: "sent" }]);
  await fixture.askAfter(31);
  expect((await fixture.read(order)).refunds).toMatchObject([{ state: "confirmed" }]);
  expect(sentBack(order.reference)).toBe(20_000);
  expect(
    servers.stripe.requests.some(({ method, path }) => method === "POST" && path === "/v1/refunds"),
  ).toBe(false);
});

test("an answer that comes twice counts once", async () => {
  const { api } = fixture;
  const order = await fixture.paidOrder("stripe_card");
  await fixture.act(order, "refund", { amount: 30 });
  const lease = { now: api.now, leaseUntil: new Date(api.now.getTime() + 60_000), limit: 1 };
  const [leased] = await leaseDueRefunds(api.db, lease);
  if (!leased) throw new Error("nothing is due");
  const answer = { state: "confirmed", reference: "re_1", reason: null } as const;
  const context = createPaymentContext(api.deps);
  await Promise.all([1, 2, 3].map(() => applyRefundAnswer(context, leased, answer)));
  const { revision } = await fixture.read(order);
  await applyRefundAnswer(context, leased, { ...answer, state: "refused" });
  expect(await fixture.read(order)).toMatchObject({
    revision,
    refundable: { total: 170 },
    refunds: [{ state: "confirmed", amount: 30 }],
  });
});

test("a refund that Stripe still works on is sent until Stripe says how it ended", async () => {
  const { stripe } = fixture.servers;
  const order = await fixture.paidOrder("stripe_card");
  stripe.refunds.nextStatus = "pending";
  await fixture.act(order, "refund");
  await fixture.askAfter(1);
  expect(await fixture.read(order)).toMatchObject({
    payment_status: null,
    refunds: [{ state: "sent" }],
  });
  for (const each of stripe.refunds.all) each.status = "succeeded";
  await fixture.askAfter(10);
  expect((await fixture.read(order)).refunds).toMatchObject([{ state: "confirmed" }]);
  expect(sentBack(order.reference)).toBe(20_000);
});

test("a refund at Tuna is sent once, and after a lost answer the payment's status decides", async () => {
  const { tuna } = fixture.servers;
  const order = await fixture.paidOrder("tuna_pix");
  fixture.wait(300);
  setFailure(tuna, "hang", "/api/Payment/Cancel");
  await fixture.act(order, "refund", { amount: 80 });
  await fixture.askAfter(1);
  expect((await fixture.read(order)).refunds).toMatchObject([{ state: "unknown" }]);
  setFailure(tuna, "none");
  await fixture.askAfter(10);
  expect((await fixture.read(order)).refunds).toMatchObject([{ state: "confirmed" }]);
  expect(tuna.refunded.get(order.reference)).toBe(80);
  expect(tuna.requests.filter(({ path }) => path.endsWith("Cancel"))).toHaveLength(1);
});

test("a refund that Tuna never made is refused after a quarter of an hour, and can be tried again", async () => {
  const { tuna } = fixture.servers;
  const order = await fixture.paidOrder("tuna_pix");
  setFailure(tuna, "500", "/api/Payment/Cancel");
  await fixture.act(order, "refund");
  await fixture.askAfter(1);
  setFailure(tuna, "none");
  await fixture.askAfter(10);
  expect((await fixture.read(order)).refunds).toMatchObject([{ state: "sent" }]);
  await fixture.askAfter(16 * 60);
  const { refunds } = await fixture.read(order);
  expect(refunds).toMatchObject([{ state: "refused", failure: "not_made" }]);
  await fixture.act(order, "retry-refund", { refund_id: refunds[0]?.id });
  await fixture.askAfter(1);
  expect(await fixture.read(order)).toMatchObject({ payment_status: "refunded" });
});
