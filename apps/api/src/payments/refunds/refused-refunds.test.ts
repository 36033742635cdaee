import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { markOrderRefunded } from "../../orders/mark-refunded.ts";
import { deleteProviderKeys } from "../keys/delete-provider-keys.ts";
import { storeProviderKeys } from "../keys/store-provider-keys.ts";
import { PLANTED_SECRETS } from "../providers/testing/payment-order.ts";
import { setFailure } from "../providers/testing/stub-server.ts";
import { makeAwaitedPayment, readCustomerOrder } from "../testing/customer.ts";
import { openRefundFixture, type PaidOrder, type RefundFixture } from "./testing/refund-fixture.ts";

let fixture: RefundFixture;
beforeAll(async () => {
  fixture = await openRefundFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

/** An order of which Stripe has refused to send 50.00 back, and the refund's id. */
async function refusedRefund(): Promise<{ order: PaidOrder; refund_id: string }> {
  const order = await fixture.paidOrder("stripe_card");
  setFailure(fixture.servers.stripe, "refused", "/v1/refunds");
  await fixture.act(order, "refund", { amount: 50 });
  await fixture.askAfter(1);
  setFailure(fixture.servers.stripe, "none");
  const { refunds } = await fixture.read(order);
  expect(refunds).toMatchObject([{ state: "refused", failure: "balance_insufficient" }]);
  return { order, refund_id: refunds[0]?.id ?? "" };
}

test("a refused refund gives its money free, and is not asked about again by itself", async () => {
  const { order } = await refusedRefund();
  expect(await fixture.read(order)).toMatchObject({ refundable: { by_provider: 200 } });
  await fixture.askAfter(86_400);
  expect((await fixture.read(order)).refunds).toMatchObject([{ state: "refused" }]);
});

test("a refused refund is tried again as a new attempt", async () => {
  const { order, refund_id } = await refusedRefund();
  expect((await fixture.act(order, "retry-refund", { refund_id })).status).toBe(200);
  await fixture.askAfter(1);
  expect((await fixture.read(order)).refunds).toMatchObject([{ state: "confirmed", amount: 50 }]);
  const keys = fixture.servers.stripe.requests
    .filter(({ method, path }) => method === "POST" && path === "/v1/refunds")
    .map(({ headers }) => headers["idempotency-key"]);
  expect(new Set(keys).size).toBe(2);
  const again = await fixture.act(order, "retry-refund", { refund_id });
  expect(again.body.code).toBe("illegal_transition");
});

test("a refused refund is recorded as made by hand, and no provider is asked any more", async () => {
  const { order, refund_id } = await refusedRefund();
  const recorded = await fixture.act(order, "refund-by-hand", { refund_id }, "owner");
  expect(recorded.body).toMatchObject({
    refunds: [{ state: "confirmed", by_hand: true, by: "Owner" }],
    refundable: { total: 150 },
  });
  await fixture.askAfter(3_600);
  const given = { refunded: 50, refunded_by_hand: 50 };
  expect(await readCustomerOrder(fixture.api, order)).toMatchObject(given);
  expect(
    fixture.servers.stripe.refunds.all.some((each) => each.payment_intent === order.reference),
  ).toBe(false);
});

test("a refused refund is not settled once its money went back otherwise", async () => {
  const { order, refund_id } = await refusedRefund();
  await fixture.act(order, "refund");
  await fixture.askAfter(1);
  for (const action of ["retry-refund", "refund-by-hand"] as const) {
    const answer = await fixture.act(order, action, { refund_id });
    expect(answer.body.code).toBe("illegal_transition");
  }
  expect(await readCustomerOrder(fixture.api, order)).toMatchObject({ refunded: 200 });
});

test("an order that the command line recorded as refunded gets no further refund", async () => {
  const { order, refund_id } = await refusedRefund();
  await markOrderRefunded(fixture.api.deps, "tacos", order.order.id);
  expect(await fixture.read(order)).toMatchObject({ refundable: { by_provider: 0, total: 0 } });
  for (const [action, body] of [
    ["refund", {}],
    ["retry-refund", { refund_id }],
  ] as const) {
    expect((await fixture.act(order, action, body)).body.code).toBe("illegal_transition");
  }
});

test("a refund of another order is not found", async () => {
  const { refund_id } = await refusedRefund();
  const other = await fixture.paidOrder("stripe_card");
  const answer = await fixture.act(other, "retry-refund", { refund_id });
  expect(answer.body.code).toBe("illegal_transition");
});

test("a refund without keys is refused, and tried again when they are there", async () => {
  const order = await fixture.paidOrder("stripe_card");
  await deleteProviderKeys(fixture.api.deps, "tacos", "stripe");
  await fixture.act(order, "refund");
  await fixture.askAfter(1);
  const { refunds } = await fixture.read(order);
  expect(refunds).toMatchObject([{ state: "refused", failure: "missing" }]);
  const keys = { provider: "stripe", ...PLANTED_SECRETS.stripe };
  await storeProviderKeys(fixture.api.deps, "tacos", "stripe", keys);
  await fixture.act(order, "retry-refund", { refund_id: refunds[0]?.id });
  await fixture.askAfter(1);
  expect(await fixture.read(order)).toMatchObject({ payment_status: "refunded" });
});

test("the sandbox refuses a refund that ends in 13 cents", async () => {
  const order = await fixture.paidOrder("sandbox_card");
  await fixture.act(order, "refund", { amount: 10.13 });
  await fixture.askAfter(1);
  expect((await fixture.read(order)).refunds).toMatchObject([
    { state: "refused", failure: "sandbox_refusal" },
  ]);
});

test("too little money for an order that is never placed goes back by itself, once", async () => {
  const { api, servers } = fixture;
  const person = await makeAwaitedPayment(api, "stripe_card");
  servers.stripe.pay(person.reference, 19_900);
  await fixture.advanceSeconds(30);
  expect(await readCustomerOrder(api, person)).toMatchObject({ payment_status: "refund_pending" });
  await Promise.all([fixture.askAfter(1), fixture.askAfter(0)]);
  await fixture.askAfter(1);
  expect(await readCustomerOrder(api, person)).toMatchObject({
    status: "INITIATED",
    payment_status: "refunded",
    refunded: 199,
  });
  expect(servers.stripe.intents.get(person.reference)?.latest_charge?.amount_refunded).toBe(19_900);
});
