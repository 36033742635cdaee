import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { refusal, visit } from "../testing/order-flow.ts";
import { giveUpPayment, withdrawPayment } from "./ask-payment.ts";
import { createPayment } from "./create-payment.ts";
import type { PaymentProvider } from "./providers/provider.ts";
import { type Customer, customer, orderOf } from "./testing/customers.ts";
import { openSandboxTill, type SandboxTill, sent } from "./testing/sandbox-till.ts";

let till: SandboxTill;
beforeAll(async () => {
  till = await openSandboxTill();
});
beforeEach(() => till.api.reset());
afterAll(() => till.api.close());

type Answer = { id: string; amount: number; status: string; code?: string };

/** Begins a payment of the order as the storefront does, with what is said of it. */
function begun(
  { order, cookie }: Customer,
  payment: object,
  { key, ...more }: { key?: string; provider_id?: string } = {},
) {
  const body = {
    provider_id: "sandbox",
    company_id: "tacos",
    reference_id: order.id,
    // Claims, of which none has an effect.
    currency: "USD",
    received_amount: 1,
    meta: { payment: { bill_amount: 1, ...payment }, combos: [] },
    ...more,
  };
  const headers: Record<string, string> = key ? { "idempotency-key": key } : {};
  const path = "/ms-payments/public/company-payments";
  return till.api.send<Answer>("POST", path, { body, cookie, headers });
}

const CARD = { payment_method_id: "sandbox_card" };

test("a key is one payment; with another body it is refused", async () => {
  const person = await customer(till.api);
  const first = await begun(person, CARD, { key: "one" });
  expect(first).toMatchObject({ status: 201, body: { amount: 200, status: "pending" } });
  expect(first.headers.get("idempotency-replayed")).toBeNull();
  const again = await begun(person, CARD, { key: "one" });
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  expect(await begun(person, { ...CARD, tip_amount: 5 }, { key: "one" })).toMatchObject(
    refusal(422, "idempotency_key_reused"),
  );
  // A payment that is over has not used the key up.
  await till.report(first.body.id, { state: "cancelled" });
  const anew = await begun(person, CARD, { key: "one" });
  expect(anew).toMatchObject({ status: 201, body: { status: "pending" } });
  expect(anew.body.id).not.toBe(first.body.id);
  // Without a key, or with another, it is the payment that there is.
  expect((await begun(person, CARD)).body.id).toBe(anew.body.id);
  expect((await begun(person, CARD, { key: "two" })).body.id).toBe(anew.body.id);
});

test("tip and fee are in the amount, and another amount is another payment", async () => {
  const person = await customer(till.api);
  const dear = { payment_method_id: "sandbox_dear", tip_amount: 20 };
  const first = await begun(person, dear);
  // 200.00, 5 % of it, and the tip.
  expect(first).toMatchObject({ status: 201, body: { amount: 230 } });
  const second = await begun(person, { ...dear, tip_amount: 10 });
  expect(second).toMatchObject({ status: 201, body: { amount: 220 } });
  const states = (await till.paymentsOf(person.order.id)).map(({ id, state }) => ({ id, state }));
  expect(states).toHaveLength(2);
  expect(states).toContainEqual({ id: first.body.id, state: "cancelled" });
  expect(states).toContainEqual({ id: second.body.id, state: "pending" });
  expect(await begun(person, { ...dear, tip_amount: 201 })).toMatchObject(
    refusal(422, "invalid_body"),
  );
});

test("an order that waits is paid as it was sent, whatever is said of it then", async () => {
  const person = await customer(till.api);
  const assigned = await sent(till.api, person, "sandbox_dear", { tip_value: 20 });
  expect(assigned).toMatchObject({ body: { breakdown: { total: 230 } } });
  const own = await begun(person, {});
  expect(own).toMatchObject({ status: 201, body: { amount: 230 } });
  const other = { payment_method_id: "sandbox_pix", tip_amount: 30 };
  expect(await begun(person, other)).toMatchObject({ status: 201, body: { amount: 230 } });
  // What it waited for is withdrawn, and it is sent again with the other.
  expect(await orderOf(till.api, person)).toMatchObject({ payment_status: "failed" });
  expect(await sent(till.api, person, "sandbox_pix", { tip_value: 30 })).toMatchObject({
    body: { payment_status: "payment_requested", breakdown: { tip: 30, total: 230 } },
  });
});

test("an optional fee that was agreed to once is agreed to again, or not", async () => {
  await till.changed((file) => {
    file.order_settings = { takeaway: { service_fee: { value: 10, optional: true } } };
  });
  const person = await customer(till.api);
  const agreed = { tip_value: 5, service_fee_accepted: true };
  const total = { body: { payment_status: "payment_requested", breakdown: { total: 225 } } };
  expect(await sent(till.api, person, "sandbox_card", agreed)).toMatchObject(total);
  // The same again is the same; without saying so again, the fee is not charged.
  expect(await sent(till.api, person, "sandbox_card", agreed)).toMatchObject(total);
  expect(await sent(till.api, person, "sandbox_card")).toMatchObject({
    status: 200,
    body: { breakdown: { service_fee: 0, tip: 0, total: 200 } },
  });
  expect(await sent(till.api, person, "sandbox_pix", agreed)).toMatchObject(total);
  const begunNow = await begun(person, { payment_method_id: "sandbox_pix" });
  expect(begunNow).toMatchObject({ status: 201, body: { amount: 225 } });
  await till.report(begunNow.body.id, { state: "failed" });
  const again = { payment_method_id: "sandbox_card", tip_amount: 5, service_fee_accepted: true };
  expect(await begun(person, again)).toMatchObject({ status: 201, body: { amount: 225 } });
  expect(await sent(till.api, person, "sandbox_card", agreed)).toMatchObject(total);
});

/** The body of such a request, as the contract's schema leaves it. */
function cardFor({ order }: Customer) {
  return {
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
  const desk = { open: async () => slow };
  const asked = cardFor(person);
  const [, device = null] = person.cookie.split(/[=.]/u);
  const sending = { call: "createCompanyPayment", device, key: null, fingerprint: "" };
  const visit = { origin: "http://tacos.test", clientIp: null, mobile: false };
  const notificationUrl = () => "http://tacos.test/";
  const answer = await createPayment({ ...context, desk }, asked, sending, {
    ...visit,
    notificationUrl,
  });
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
  const { body } = await begun(person, CARD);
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

test("an order waits as long as its code says that it can be paid", async () => {
  const person = await customer(till.api);
  await begun(person, { payment_method_id: "sandbox_pix" });
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
    await begun(person, { payment_method_id: method });
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
  const { body } = await begun(person, CARD);
  await till.pass(50 * 60);
  expect(await till.paymentOf(body.id)).toMatchObject({ state: "pending" });
  await sent(till.api, person, "sandbox_card");
  await till.pass(12 * 60);
  expect(await till.paymentOf(body.id)).toMatchObject({ state: "pending" });
  await till.pass(4 * 60);
  expect(await till.paymentOf(body.id)).toMatchObject({ state: "cancelled" });
  expect(await orderOf(till.api, person)).toMatchObject({ payment_status: "failed" });
});

test("what cannot be paid is refused before anybody types their card", async () => {
  const { api } = till;
  const person = await customer(api);
  const unknown = refusal(422, "payment_method_not_found");
  expect(await begun(person, { payment_method_id: "cash" })).toMatchObject(unknown);
  expect(await begun(person, { payment_method_id: "bitcoin" })).toMatchObject(unknown);
  expect(await begun(person, {})).toMatchObject(unknown);
  expect(await begun(person, CARD, { provider_id: "stripe" })).toMatchObject(unknown);
  const nobody = { ...person, order: { ...person.order, id: "nobody" } };
  expect(await begun(nobody, CARD)).toMatchObject(refusal(404, "order_not_found"));
  const stranger = { ...person, ...(await visit(api)) };
  expect(await begun(stranger, CARD)).toMatchObject(refusal(404, "order_not_found"));
  await sent(api, person, "cash");
  expect(await begun(person, CARD)).toMatchObject(refusal(409, "order_not_editable"));

  const late = await customer(api);
  await till.changed((file) => {
    file.ecommerce_settings.takeaway = { active: false };
  });
  expect(await begun(late, CARD)).toMatchObject(refusal(409, "not_orderable"));
  expect(await till.paymentsOf(late.order.id)).toEqual([]);
});

test("without keys the provider is offline, and nothing is begun or held", async () => {
  await till.changed((file) => {
    const offline = { id: "stripe_card", code: "stripe_card", provider_id: "stripe" };
    file.payment_methods?.takeaway?.push(offline);
  });
  const person = await customer(till.api);
  const method = { payment_method_id: "stripe_card" };
  expect(await begun(person, method, { provider_id: "stripe" })).toMatchObject(
    refusal(503, "payment_provider_offline"),
  );
  expect(await sent(till.api, person, "stripe_card")).toMatchObject(
    refusal(503, "payment_provider_offline"),
  );
  expect(await till.paymentsOf(person.order.id)).toEqual([]);
  expect(await orderOf(till.api, person)).toMatchObject({ payment_status: null });
});

test("who ordered withdraws a payment, and is told how it stands then", async () => {
  const { api } = till;
  const person = await customer(api);
  const { body } = await begun(person, CARD);
  const path = `/ms-payments/public/company-payments/${body.id}/cancel`;
  const cancel = (cookie: string) =>
    api.send<Answer>("POST", path, { body: { company_id: "tacos" }, cookie });
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
  const payment = (await begun(paid, CARD)).body.id;
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
  const [, device = null] = person.cookie.split(/[=.]/u);
  const sandbox = await till.sandbox();
  const unread = { ...sandbox, create: () => Promise.reject(new TypeError("unreadable")) };
  const context = { ...till.context(), desk: { open: async () => unread } };
  const asked = cardFor(person);
  const sending = { call: "createCompanyPayment", device, key: null, fingerprint: "" };
  const origin = "http://tacos.test";
  const visit = { origin, clientIp: null, mobile: false, notificationUrl: () => origin };
  for (let tries = 1; tries <= 3; tries += 1) {
    const answer = await createPayment(context, asked, sending, visit);
    expect(answer).toMatchObject({ code: "payment_provider_offline" });
  }
  expect(await till.paymentsOf(person.order.id)).toMatchObject([{ state: "cancelled" }]);
  expect((await begun(person, CARD)).status).toBe(201);
});
