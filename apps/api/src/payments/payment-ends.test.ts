import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { refusal, visit } from "../testing/order-flow.ts";
import { giveUpPayment, withdrawPayment } from "./ask-payment.ts";
import { createPayment } from "./create-payment.ts";
import type { PaymentProvider } from "./providers/provider.ts";
import { beginWith, type Customer, customer, orderOf } from "./testing/customers.ts";
import { openSandboxTill, type SandboxTill, sent } from "./testing/sandbox-till.ts";

let till: SandboxTill;
beforeAll(async () => {
  till = await openSandboxTill();
});
beforeEach(() => till.api.reset());
afterAll(() => till.api.close());

const CARD = { payment_method_id: "sandbox_card" };

/** What whoever pays by card is answered where the sandbox is such a provider. */
function createdBy(provider: PaymentProvider, { order, cookie }: Customer) {
  const context = { ...till.context(), desk: { open: async () => provider } };
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
  const person = await customer(till.api);
  const context = till.context();
  const sandbox = await till.sandbox();
  const slow: PaymentProvider = {
    ...sandbox,
    create: async (order, method) => {
      const created = await sandbox.create(order, method);
      const payment = await till.paymentOf(order.intentId);
      expect(await giveUpPayment(context, payment)).toMatchObject({ state: "cancelled" });
      return created;
    },
  };
  const answer = await createdBy(slow, person);
  expect(answer).toMatchObject({
    answer: { status: "cancelled", params: { client_secret: null } },
  });
  const [{ reference, created_at: createdAt } = never()] = await till.paymentsOf(person.order.id);
  expect(await sandbox.status({ reference: reference ?? "", createdAt })).toMatchObject({
    state: "cancelled",
  });
});

test("one whose name is noted only while it is withdrawn is withdrawn at its provider, too", async () => {
  const person = await customer(till.api);
  const { body } = await beginWith(till.api, person, CARD);
  const payment = await till.paymentOf(body.id);
  // As whoever looked a moment earlier has seen it.
  const after = await withdrawPayment(till.context(), { ...payment, reference: null });
  expect(after).toMatchObject({ state: "cancelled" });
  const asked = { reference: payment.reference ?? "", createdAt: payment.created_at };
  expect(await (await till.sandbox()).status(asked)).toMatchObject({ state: "cancelled" });
});

function never(): never {
  throw new Error("there is no payment");
}

test("who ordered withdraws a payment, and is told how it stands then", async () => {
  const { api } = till;
  const person = await customer(api);
  const { body } = await beginWith(till.api, person, CARD);
  const path = `/ms-payments/public/company-payments/${body.id}/cancel`;
  const cancel = (cookie: string) =>
    api.send("POST", path, { body: { company_id: "tacos" }, cookie });
  const stranger = await visit(api);
  expect(await cancel(stranger.cookie)).toMatchObject(refusal(404, "payment_not_found"));
  expect(await till.paymentOf(body.id)).toMatchObject({ state: "pending" });
  for (let time = 0; time < 2; time += 1) {
    expect(await cancel(person.cookie)).toMatchObject({
      status: 200,
      body: { status: "cancelled", params: { client_secret: null } },
    });
  }
  const paid = await customer(api);
  const payment = (await beginWith(till.api, paid, CARD)).body.id;
  await sent(api, paid, "sandbox_card");
  await (await till.sandbox()).settle((await till.paymentOf(payment)).reference ?? "");
  const answer = await api.send("POST", `/ms-payments/public/company-payments/${payment}/cancel`, {
    body: { company_id: "tacos" },
    cookie: paid.cookie,
  });
  expect(answer).toMatchObject({ status: 200, body: { status: "paid" } });
  expect(await orderOf(api, paid)).toMatchObject({ status: "PENDING", payment_state: "PAID" });
});

test("a provider whose answer nobody can read is given up after three tries", async () => {
  const person = await customer(till.api);
  const sandbox = await till.sandbox();
  const unread = { ...sandbox, create: () => Promise.reject(new TypeError("unreadable")) };
  for (let tries = 1; tries <= 3; tries += 1) {
    expect(await createdBy(unread, person)).toMatchObject({ code: "payment_provider_offline" });
  }
  expect(await till.paymentsOf(person.order.id)).toMatchObject([{ state: "cancelled" }]);
  expect((await beginWith(till.api, person, CARD)).status).toBe(201);
});

test("an order waits as long as its code says that it can be paid", async () => {
  const person = await customer(till.api);
  await beginWith(till.api, person, { payment_method_id: "sandbox_pix" });
  till.api.now = new Date(till.api.now.getTime() + 60_000);
  const { body } = await sent(till.api, person, "sandbox_pix");
  const [payment] = await till.paymentsOf(person.order.id);
  expect(body.payment_expires_at).toBe(payment?.params?.expires_at);
  expect(payment?.expires_at.toISOString()).toBe(payment?.params?.expires_at);
});

test("who sends an order again when its time has just passed has the time anew", async () => {
  for (const method of ["sandbox_card", "sandbox_pix"]) {
    await till.api.reset();
    const person = await customer(till.api);
    await beginWith(till.api, person, { payment_method_id: method });
    await sent(till.api, person, method);
    till.api.now = new Date(till.api.now.getTime() + 15 * 60_000 + 1_000);
    const again = await sent(till.api, person, method);
    const until = new Date(till.api.now.getTime() + 15 * 60_000).toISOString();
    expect(again).toMatchObject({ status: 200, body: { payment_expires_at: until } });
    await till.pass(60);
    expect(await orderOf(till.api, person)).toMatchObject({ payment_status: WAITING[method] });
  }
});

/** A card's form lasts as long as its order waits; a code runs out, and the order with it. */
const WAITING: Record<string, string> = {
  sandbox_card: "payment_requested",
  sandbox_pix: "failed",
};

test("a form may stand open for an hour before the order is sent, and then has its time", async () => {
  const person = await customer(till.api);
  const { body } = await beginWith(till.api, person, CARD);
  await till.pass(50 * 60);
  expect(await till.paymentOf(body.id)).toMatchObject({ state: "pending" });
  await sent(till.api, person, "sandbox_card");
  await till.pass(12 * 60);
  expect(await till.paymentOf(body.id)).toMatchObject({ state: "pending" });
  await till.pass(4 * 60);
  expect(await till.paymentOf(body.id)).toMatchObject({ state: "cancelled" });
  expect(await orderOf(till.api, person)).toMatchObject({ payment_status: "failed" });
});
