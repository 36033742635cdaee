import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createSandboxStore } from "../sandbox-payments.store.ts";
import {
  makeAwaitedPayment,
  providerReference,
  readCustomerOrder,
  startPayment,
  submitOrderWith,
} from "../testing/customer.ts";
import { openRefundFixture, type PaidOrder, type RefundFixture } from "./testing/refund-fixture.ts";

let fixture: RefundFixture;
beforeAll(async () => {
  fixture = await openRefundFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

/** An order that was paid in the sandbox, and then by the PIX code from before. */
async function orderPaidTwice(): Promise<PaidOrder> {
  const { api, servers } = fixture;
  const { payment: _payment, ...order } = await makeAwaitedPayment(api, "tuna_pix");
  const second = await startPayment(api, order, "sandbox_card");
  await submitOrderWith(api, order, "sandbox_card");
  const key = { companyId: "tacos", reference: await providerReference(api, second) };
  const paid = { state: "paid" as const, received: 20_000 };
  await createSandboxStore(api.db).move(key, ["pending"], paid);
  await fixture.advanceSeconds(30);
  servers.tuna.setStatus(order.reference, "2");
  await reportOfTuna(order);
  expect(await fixture.read(order)).toMatchObject({ payment_state: "OVERPAID" });
  return order;
}

/** Tuna notifies of the payment's status, and is asked for it. */
async function reportOfTuna({ reference }: PaidOrder): Promise<void> {
  const { cases, servers } = fixture;
  await fixture.notify(cases.tuna, {
    body: servers.tuna.callback(reference),
    headers: new Headers(),
  });
  await fixture.advanceSeconds(120, 30);
}

test.each([
  ["refuse", { reason: "too_busy", message: null, refund: true }, "CANCELLED"],
  ["refund", {}, "PENDING"],
] as const)(
  "an order that was paid twice is refunded once one payment went back at its provider and %s sends the other",
  async (action, body, status) => {
    const order = await orderPaidTwice();
    fixture.servers.tuna.setStatus(order.reference, "3");
    await reportOfTuna(order);
    expect(await fixture.read(order)).toMatchObject({
      payment_state: "PAID",
      refundable: { total: 200 },
    });
    expect((await fixture.act(order, action, body)).status).toBe(200);
    await fixture.askAfter(1);
    expect(await fixture.read(order)).toMatchObject({
      status,
      payment_status: "refunded",
      refundable: { total: 0 },
    });
    expect(await readCustomerOrder(fixture.api, order)).toMatchObject({ refunded: 200 });
  },
);

test("an order that was paid twice is paid once after the console sends one payment back", async () => {
  const order = await orderPaidTwice();
  await fixture.act(order, "refund", { amount: 200 });
  await fixture.askAfter(1);
  expect(await fixture.read(order)).toMatchObject({
    payment_status: null,
    payment_state: "PAID",
    refundable: { total: 200 },
  });
});
