import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createVisitor, refusalBody } from "../../testing/order-flow.ts";
import type { PaymentProvider } from "../providers/common/payment-provider.ts";
import { createPayment } from "../start/create-payment.ts";
import {
  type Customer,
  makeCustomer,
  readCustomerOrder,
  startPaymentWith,
} from "../testing/customer.ts";
import {
  openSandboxFixture,
  type SandboxFixture,
  submitWithPayment,
} from "../testing/sandbox-fixture.ts";
import { cancelPaymentLocally, withdrawPayment } from "./poll-payment.ts";

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openSandboxFixture();
});
beforeEach(() => fixture.api.reset());
afterAll(() => fixture.api.close());

const CARD = { payment_method_id: "sandbox_card" };

/** What whoever pays by card is answered where the sandbox is such a provider. */
function createdBy(provider: PaymentProvider, { order, cookie }: Customer) {
  const context = { ...fixture.context(), providers: { open: async () => provider } };
  // The request's body as the contract's schema leaves it.
  const asked = {
    provider_id: "sandbox",
    company_id: "tacos",
    reference_id: order.id,
    client_id: null,
    payment_method: null,
    meta: {
      payment: {
        payment_method_id: "sandbox_card",
        tip_amount: null,
        service_fee_accepted: null,
      },
    },
  };
  const [, device = null] = cookie.split(/[=.]/u);
  const sending = { call: "createCompanyPayment", device, key: null, fingerprint: "" };
  const origin = "http://tacos.test";
  const visit = { origin, clientIp: null, mobile: false, notificationUrl: () => origin };
  return createPayment(context, asked, sending, visit);
}

test("a payment that is given up while its provider begins it is withdrawn there", async () => {
  const person = await makeCustomer(fixture.api);
  const context = fixture.context();
  const sandbox = await fixture.sandbox();
  const slow: PaymentProvider = {
    ...sandbox,
    create: async (order, method) => {
      const created = await sandbox.create(order, method);
      const payment = await fixture.paymentOf(order.intentId);
      expect(await cancelPaymentLocally(context, payment)).toMatchObject({ state: "cancelled" });
      return created;
    },
  };
  const answer = await createdBy(slow, person);
  expect(answer).toMatchObject({
    answer: { status: "cancelled", params: { client_secret: null } },
  });
  const [{ reference, created_at: createdAt } = never()] = await fixture.paymentsOf(
    person.order.id,
  );
  expect(await sandbox.status({ reference: reference ?? "", createdAt })).toMatchObject({
    state: "cancelled",
  });
});

test("one whose name is noted only while it is withdrawn is withdrawn at its provider, too", async () => {
  const person = await makeCustomer(fixture.api);
  const { body } = await startPaymentWith(fixture.api, person, CARD);
  const payment = await fixture.paymentOf(body.id);
  // As whoever looked a moment earlier has seen it.
  const after = await withdrawPayment(fixture.context(), { ...payment, reference: null });
  expect(after).toMatchObject({ state: "cancelled" });
  const asked = { reference: payment.reference ?? "", createdAt: payment.created_at };
  expect(await (await fixture.sandbox()).status(asked)).toMatchObject({ state: "cancelled" });
});

function never(): never {
  throw new Error("there is no payment");
}

test("who ordered withdraws a payment, and is told how it stands then", async () => {
  const { api } = fixture;
  const person = await makeCustomer(api);
  const { body } = await startPaymentWith(fixture.api, person, CARD);
  const path = `/ms-payments/public/company-payments/${body.id}/cancel`;
  const cancel = (cookie: string) =>
    api.send("POST", path, { body: { company_id: "tacos" }, cookie });
  const stranger = await createVisitor(api);
  expect(await cancel(stranger.cookie)).toMatchObject(refusalBody(404, "payment_not_found"));
  expect(await fixture.paymentOf(body.id)).toMatchObject({ state: "pending" });
  for (let time = 0; time < 2; time += 1) {
    expect(await cancel(person.cookie)).toMatchObject({
      status: 200,
      body: { status: "cancelled", params: { client_secret: null } },
    });
  }
  const paid = await makeCustomer(api);
  const payment = (await startPaymentWith(fixture.api, paid, CARD)).body.id;
  await submitWithPayment(api, paid, "sandbox_card");
  await (await fixture.sandbox()).settle((await fixture.paymentOf(payment)).reference ?? "");
  const answer = await api.send("POST", `/ms-payments/public/company-payments/${payment}/cancel`, {
    body: { company_id: "tacos" },
    cookie: paid.cookie,
  });
  expect(answer).toMatchObject({ status: 200, body: { status: "paid" } });
  expect(await readCustomerOrder(api, paid)).toMatchObject({
    status: "PENDING",
    payment_state: "PAID",
  });
});

test("a provider whose answer nobody can read is given up after three tries", async () => {
  const person = await makeCustomer(fixture.api);
  const sandbox = await fixture.sandbox();
  const unread = { ...sandbox, create: () => Promise.reject(new TypeError("unreadable")) };
  for (let tries = 1; tries <= 3; tries += 1) {
    expect(await createdBy(unread, person)).toMatchObject({ code: "payment_provider_offline" });
  }
  expect(await fixture.paymentsOf(person.order.id)).toMatchObject([{ state: "cancelled" }]);
  expect((await startPaymentWith(fixture.api, person, CARD)).status).toBe(201);
});

test("an order waits as long as its code says that it can be paid", async () => {
  const person = await makeCustomer(fixture.api);
  await startPaymentWith(fixture.api, person, { payment_method_id: "sandbox_pix" });
  fixture.api.now = new Date(fixture.api.now.getTime() + 60_000);
  const { body } = await submitWithPayment(fixture.api, person, "sandbox_pix");
  const [payment] = await fixture.paymentsOf(person.order.id);
  expect(body.payment_expires_at).toBe(payment?.params?.expires_at);
  expect(payment?.expires_at.toISOString()).toBe(payment?.params?.expires_at);
});

test("who sends an order again when its time has just passed has the time anew", async () => {
  for (const method of ["sandbox_card", "sandbox_pix"]) {
    await fixture.api.reset();
    const person = await makeCustomer(fixture.api);
    await startPaymentWith(fixture.api, person, { payment_method_id: method });
    await submitWithPayment(fixture.api, person, method);
    fixture.api.now = new Date(fixture.api.now.getTime() + 15 * 60_000 + 1_000);
    const again = await submitWithPayment(fixture.api, person, method);
    const until = new Date(fixture.api.now.getTime() + 15 * 60_000).toISOString();
    expect(again).toMatchObject({ status: 200, body: { payment_expires_at: until } });
    await fixture.pass(60);
    expect(await readCustomerOrder(fixture.api, person)).toMatchObject({
      payment_status: WAITING[method],
    });
  }
});

/** A card's form lasts as long as its order waits; a code runs out, and the order with it. */
const WAITING: Record<string, string> = {
  sandbox_card: "payment_requested",
  sandbox_pix: "failed",
};

test("a form may stand open for an hour before the order is sent, and then has its time", async () => {
  const person = await makeCustomer(fixture.api);
  const { body } = await startPaymentWith(fixture.api, person, CARD);
  await fixture.pass(50 * 60);
  expect(await fixture.paymentOf(body.id)).toMatchObject({ state: "pending" });
  await submitWithPayment(fixture.api, person, "sandbox_card");
  await fixture.pass(12 * 60);
  expect(await fixture.paymentOf(body.id)).toMatchObject({ state: "pending" });
  await fixture.pass(4 * 60);
  expect(await fixture.paymentOf(body.id)).toMatchObject({ state: "cancelled" });
  expect(await readCustomerOrder(fixture.api, person)).toMatchObject({ payment_status: "failed" });
});
