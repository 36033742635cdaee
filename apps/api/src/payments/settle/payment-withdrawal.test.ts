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

/** Creates a card payment with this provider. */
function createPaymentWith(provider: PaymentProvider, { order, cookie }: Customer) {
  const context = { ...fixture.context(), providers: { open: async () => provider } };
  // The request body as the contract's schema parses it.
  const body = {
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
  const idempotentRequest = { call: "createCompanyPayment", device, key: null, fingerprint: "" };
  const origin = "http://tacos.test";
  const visitorInfo = { origin, clientIp: null, mobile: false, notificationUrl: () => origin };
  return createPayment(context, body, idempotentRequest, visitorInfo);
}

test("a payment that is cancelled during its creation is withdrawn at its provider", async () => {
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
  const answer = await createPaymentWith(slow, person);
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

test("a withdrawal that starts before the provider's reference is stored still cancels the payment at the provider", async () => {
  const person = await makeCustomer(fixture.api);
  const { body } = await startPaymentWith(fixture.api, person, CARD);
  const payment = await fixture.paymentOf(body.id);
  // The row as it was before its reference was stored.
  const after = await withdrawPayment(fixture.context(), { ...payment, reference: null });
  expect(after).toMatchObject({ state: "cancelled" });
  const reference = { reference: payment.reference ?? "", createdAt: payment.created_at };
  expect(await (await fixture.sandbox()).status(reference)).toMatchObject({ state: "cancelled" });
});

function never(): never {
  throw new Error("there is no payment");
}

test("only the payment's own customer can withdraw it, and a paid one stays paid", async () => {
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

test("a payment is cancelled after three unreadable answers of its provider", async () => {
  const person = await makeCustomer(fixture.api);
  const sandbox = await fixture.sandbox();
  const unread = { ...sandbox, create: () => Promise.reject(new TypeError("unreadable")) };
  for (let tries = 1; tries <= 3; tries += 1) {
    expect(await createPaymentWith(unread, person)).toMatchObject({
      code: "payment_provider_offline",
    });
  }
  expect(await fixture.paymentsOf(person.order.id)).toMatchObject([{ state: "cancelled" }]);
  expect((await startPaymentWith(fixture.api, person, CARD)).status).toBe(201);
});

test("a submitted order waits for its payment until its PIX code expires", async () => {
  const person = await makeCustomer(fixture.api);
  await startPaymentWith(fixture.api, person, { payment_method_id: "sandbox_pix" });
  fixture.api.now = new Date(fixture.api.now.getTime() + 60_000);
  const { body } = await submitWithPayment(fixture.api, person, "sandbox_pix");
  const [payment] = await fixture.paymentsOf(person.order.id);
  expect(body.payment_expires_at).toBe(payment?.params?.expires_at);
  expect(payment?.expires_at.toISOString()).toBe(payment?.params?.expires_at);
});

test("an order that is submitted again just after its payment time ended gets the full payment time of 15 minutes again", async () => {
  for (const method of ["sandbox_card", "sandbox_pix"]) {
    await fixture.api.reset();
    const person = await makeCustomer(fixture.api);
    await startPaymentWith(fixture.api, person, { payment_method_id: method });
    await submitWithPayment(fixture.api, person, method);
    fixture.api.now = new Date(fixture.api.now.getTime() + 15 * 60_000 + 1_000);
    const again = await submitWithPayment(fixture.api, person, method);
    const until = new Date(fixture.api.now.getTime() + 15 * 60_000).toISOString();
    expect(again).toMatchObject({ status: 200, body: { payment_expires_at: until } });
    await fixture.advanceSeconds(60);
    expect(await readCustomerOrder(fixture.api, person)).toMatchObject({
      payment_status: STATUS_AFTER_A_MINUTE[method],
    });
  }
});

/** The payment status a minute later: a card form can still be paid, but the PIX code has expired. */
const STATUS_AFTER_A_MINUTE: Record<string, string> = {
  sandbox_card: "payment_requested",
  sandbox_pix: "failed",
};

test("a card form that was open for 50 minutes can still be submitted, and the order then waits 15 minutes", async () => {
  const person = await makeCustomer(fixture.api);
  const { body } = await startPaymentWith(fixture.api, person, CARD);
  await fixture.advanceSeconds(50 * 60);
  expect(await fixture.paymentOf(body.id)).toMatchObject({ state: "pending" });
  await submitWithPayment(fixture.api, person, "sandbox_card");
  await fixture.advanceSeconds(12 * 60);
  expect(await fixture.paymentOf(body.id)).toMatchObject({ state: "pending" });
  await fixture.advanceSeconds(4 * 60);
  expect(await fixture.paymentOf(body.id)).toMatchObject({ state: "cancelled" });
  expect(await readCustomerOrder(fixture.api, person)).toMatchObject({ payment_status: "failed" });
});
