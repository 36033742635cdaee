import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readStaffOrderAs, sendBoardAction } from "../../testing/board-calls.ts";
import { sendConcurrently } from "../../testing/concurrent-requests.ts";
import { createPlacedOrder } from "../../testing/order-flow.ts";
import { readCustomerOrder } from "../testing/customer.ts";
import { openRefundFixture, type RefundFixture } from "./testing/refund-fixture.ts";

let fixture: RefundFixture;
beforeAll(async () => {
  fixture = await openRefundFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

test.each(["stripe_card", "tuna_pix", "sandbox_card"])(
  "all of %s goes back, and the restaurant and the customer read how much",
  async (method) => {
    const order = await fixture.paidOrder(method);
    const before = await fixture.read(order);
    expect(before).toMatchObject({ refundable: { by_provider: 200, total: 200 }, refunds: [] });
    const asked = await fixture.act(order, "refund", { reason: "Cold" });
    expect(asked).toMatchObject({
      status: 200,
      body: {
        refundable: { by_provider: 0, total: 0 },
        refunds: [{ amount: 200, state: "requested", by: "Manager", reason: "Cold" }],
      },
    });
    await fixture.askAfter(1);
    expect(await fixture.read(order)).toMatchObject({
      payment_status: "refunded",
      refunds: [{ state: "confirmed", by_hand: false, settled_at: fixture.api.now.toISOString() }],
    });
    const seen = await readCustomerOrder(fixture.api, order);
    const sent = { refunded: 200, refunded_by_hand: 0 };
    expect(seen).toMatchObject({ ...sent, payment_status: "refunded" });
    await fixture.askAfter(3_600);
    expect((await fixture.read(order)).refunds).toHaveLength(1);
  },
);

test("parts go back until all of it did, and no cent more", async () => {
  const { stripe } = fixture.servers;
  const order = await fixture.paidOrder("stripe_card");
  for (const amount of [12.5, 100.25]) {
    expect((await fixture.act(order, "refund", { amount })).status).toBe(200);
    await fixture.askAfter(1);
  }
  expect(await fixture.read(order)).toMatchObject({
    status: "PENDING",
    payment_status: null,
    payment_state: "PAID",
    refundable: { by_provider: 87.25, total: 87.25 },
  });
  const more = await fixture.act(order, "refund", { amount: 87.26 });
  expect(more).toMatchObject({ status: 422, body: { errors: [{ path: "amount" }] } });
  expect((await fixture.act(order, "refund")).status).toBe(200);
  await fixture.askAfter(1);
  expect(stripe.intents.get(order.reference)?.latest_charge?.amount_refunded).toBe(20_000);
  expect(await fixture.read(order)).toMatchObject({ payment_status: "refunded" });
  const nothing = await fixture.act(order, "refund");
  expect(nothing.body.code).toBe("illegal_transition");
});

test.each([0, 0.001, -1, 200.01])("an amount of %s is refused beside its field", async (amount) => {
  const order = await fixture.paidOrder("sandbox_card");
  const answer = await fixture.act(order, "refund", { amount });
  expect(answer.status).toBe(422);
  expect(JSON.stringify(answer.body.errors)).toContain("amount");
  expect((await fixture.read(order)).refunds).toEqual([]);
});

test("only managers and owners send money back", async () => {
  const order = await fixture.paidOrder("sandbox_card");
  expect((await fixture.act(order, "refund", {}, "cashier")).status).toBe(403);
  const cancel = { reason: "too_busy", message: null, refund: true };
  expect((await fixture.act(order, "refuse", cancel, "cashier")).status).toBe(403);
  expect(await fixture.read(order)).toMatchObject({ status: "PENDING", refunds: [] });
});

test("when many members refund at once, one does, and the same request again counts once", async () => {
  const order = await fixture.paidOrder("stripe_card");
  const { revision } = await fixture.read(order);
  const answers = await sendConcurrently(12, (index) =>
    sendBoardAction(fixture.api, index % 2 ? "owner" : "manager", order.order, [
      "refund",
      { revision, amount: 150 + (index % 2) },
    ]),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(answers.filter(({ body }) => body.code === "order_changed")).toHaveLength(
    answers.length - won.length,
  );
  expect(new Set(won.map(({ body }) => JSON.stringify(body.refunds))).size).toBe(1);
  await Promise.all([fixture.askAfter(1), fixture.askAfter(0), fixture.askAfter(0)]);
  expect((await fixture.read(order)).refunds).toMatchObject([{ state: "confirmed" }]);
  const posts = fixture.servers.stripe.requests.filter(({ path }) => path === "/v1/refunds");
  expect(posts).toHaveLength(1);
});

test("a cancellation sends everything back when it is asked to, and otherwise later", async () => {
  const [now, later] = [
    await fixture.paidOrder("stripe_card"),
    await fixture.paidOrder("stripe_card"),
  ];
  const cancel = { reason: "too_busy", message: null };
  await fixture.act(now, "refuse", { ...cancel, refund: true });
  await fixture.act(later, "refuse", cancel, "cashier");
  await fixture.askAfter(1);
  const cancelled = { status: "CANCELLED" };
  expect(await fixture.read(now)).toMatchObject({ ...cancelled, payment_status: "refunded" });
  expect(await fixture.read(later)).toMatchObject({
    ...cancelled,
    payment_status: "refund_pending",
    refunds: [],
    refundable: { by_provider: 200 },
  });
  await fixture.act(later, "refund");
  await fixture.askAfter(1);
  expect(await fixture.read(later)).toMatchObject({ payment_status: "refunded" });
});

test("an order that its customer cancels is paid back by itself", async () => {
  const order = await fixture.paidOrder("sandbox_card");
  const path = `/ms-orders/public/companies/tacos/orders/${order.order.id}/cancel`;
  expect((await fixture.api.send("POST", path, { cookie: order.cookie })).status).toBe(200);
  await fixture.askAfter(1);
  expect(await fixture.read(order)).toMatchObject({
    payment_status: "refunded",
    refunds: [{ amount: 200, state: "confirmed", by: null }],
  });
});

test("money of a provider without refunds goes back by hand, as a member records it", async () => {
  const order = await fixture.paidOrder("d24_yape");
  expect(await fixture.read(order)).toMatchObject({ refundable: { by_provider: 0, total: 200 } });
  expect((await fixture.act(order, "refund", { amount: 20 })).status).toBe(422);
  const given = await fixture.act(order, "refund", { amount: 20, by_hand: true });
  expect(given.body).toMatchObject({
    refunds: [{ amount: 20, state: "confirmed", by_hand: true, by: "Manager" }],
    refundable: { total: 180 },
  });
  await fixture.act(order, "refund", { by_hand: true });
  expect(await fixture.read(order)).toMatchObject({ payment_status: "refunded" });
  const all = { refunded: 200, refunded_by_hand: 200 };
  expect(await readCustomerOrder(fixture.api, order)).toMatchObject(all);
});

test("the customer reads how much of the money was given back by hand, and how much was sent", async () => {
  const order = await fixture.paidOrder("stripe_card");
  await fixture.act(order, "refund", { amount: 50.25 });
  await fixture.askAfter(1);
  const sent = { refunded: 50.25, refunded_by_hand: 0 };
  expect(await readCustomerOrder(fixture.api, order)).toMatchObject(sent);
  await fixture.act(order, "refund", { amount: 20.5, by_hand: true });
  const both = { refunded: 70.75, refunded_by_hand: 20.5 };
  expect(await readCustomerOrder(fixture.api, order)).toMatchObject(both);
  await fixture.act(order, "refund");
  await fixture.askAfter(1);
  const all = { refunded: 200, refunded_by_hand: 20.5, payment_status: "refunded" };
  expect(await readCustomerOrder(fixture.api, order)).toMatchObject(all);
});

test("money that was taken at the counter and goes back is all given by hand", async () => {
  const { api } = fixture;
  const order = await createPlacedOrder(api);
  const act = async (action: "payment" | "refund", body: object) => {
    const { revision } = (await readStaffOrderAs(api, "manager", order)).body;
    return sendBoardAction(api, "manager", order, [action, { revision, ...body }]);
  };
  expect((await act("payment", {})).body).toMatchObject({ payment_state: "PAID" });
  await act("refund", { amount: 8.5, by_hand: true });
  const path = `/ms-orders/public/companies/tacos/orders/${order.id}`;
  const part = { refunded: 8.5, refunded_by_hand: 8.5, payment_status: null };
  expect((await api.send("GET", path)).body).toMatchObject(part);
  await act("refund", { by_hand: true });
  const all = { refunded: 28.5, refunded_by_hand: 28.5, payment_status: "refunded" };
  expect((await api.send("GET", path)).body).toMatchObject(all);
});

test("the kitchen sees neither refunds nor what can go back", async () => {
  const order = await fixture.paidOrder("sandbox_card");
  await fixture.act(order, "refund", { amount: 5 });
  const { body } = await readStaffOrderAs(fixture.api, "kitchen", order.order);
  expect(body).toMatchObject({ refunds: [], refundable: null });
});

test("the audit log of a cancellation says how much goes back", async () => {
  const order = await fixture.paidOrder("sandbox_card");
  await fixture.act(order, "refuse", { reason: "too_busy", message: null, refund: true });
  const entry = await fixture.api.db
    .selectFrom("audit_log")
    .select(["before", "after"])
    .where("action", "=", "orders.refuse")
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    before: { status: "PENDING" },
    after: { status: "CANCELLED", refund: 20_000 },
  });
});

test("the audit log says who sent how much back", async () => {
  const order = await fixture.paidOrder("sandbox_card");
  await fixture.act(order, "refund", { amount: 5 });
  const [entry] = await fixture.api.db
    .selectFrom("audit_log")
    .selectAll()
    .where("action", "=", "orders.refund")
    .execute();
  expect(entry).toMatchObject({
    actor: "Manager",
    target: order.order.id,
    before: null,
    after: { refund: 500, by_hand: false },
  });
});
