import type { Order } from "@comanda/contract/orders/order";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { expect } from "vitest";
import type { TestAnswer, TestApp } from "../../testing/create-test-app.ts";
import {
  createDraft,
  createVisitor,
  patchOrder,
  specialCombo,
  type Visitor,
} from "../../testing/order-flow.ts";
import { findPayment } from "../payments.store.ts";

export type Customer = Visitor & { order: Order };

/** Makes a visitor with a draft of two specials, 200.00. */
export async function makeCustomer(api: TestApp): Promise<Customer> {
  const visitor = await createVisitor(api);
  const orderRequest = { client_id: visitor.client.id, combos: [specialCombo(2)] };
  const { status, body: order } = await createDraft(api, orderRequest, { cookie: visitor.cookie });
  expect(status).toBe(201);
  return { ...visitor, order };
}

export type PaymentAnswer = TestAnswer<CompanyPayment & { code?: string }>;

/** Starts a payment with nothing but its method, such as `stripe_card`, whose first word is the provider. */
export function startPayment(api: TestApp, { order, cookie }: Customer, method: string) {
  const [provider_id] = method.split("_");
  const meta = { payment: { payment_method_id: method } };
  const body = { provider_id, company_id: "tacos", reference_id: order.id, meta };
  const path = "/ms-payments/public/company-payments";
  return api.send<CompanyPayment & { code?: string }>("POST", path, { body, cookie });
}

/** Starts a sandbox payment with the given `payment` fields, and with amounts that the server must ignore. */
export function startPaymentWith(
  api: TestApp,
  { order, cookie }: Customer,
  payment: object,
  { key, ...more }: { key?: string; provider_id?: string } = {},
): Promise<PaymentAnswer> {
  const body = {
    provider_id: "sandbox",
    company_id: "tacos",
    reference_id: order.id,
    // The server must ignore these.
    currency: "USD",
    received_amount: 1,
    meta: { payment: { bill_amount: 1, ...payment }, combos: [] },
    ...more,
  };
  const headers: Record<string, string> = key ? { "idempotency-key": key } : {};
  const path = "/ms-payments/public/company-payments";
  return api.send<CompanyPayment & { code?: string }>("POST", path, { body, cookie, headers });
}

/** Submits the order with an online method, and expects that it waits for its payment. */
export async function submitOrderWith(api: TestApp, { order, cookie }: Customer, method: string) {
  const assigned_payment = { payment_method_id: method };
  const body = { status: "payment_requested", meta_data: { assigned_payment } };
  const answer = await patchOrder(api, order.id, body, { cookie });
  expect(answer).toMatchObject({ status: 200, body: { payment_status: "payment_requested" } });
}

/** Returns the provider's reference of a payment. */
export async function providerReference(api: TestApp, { body }: PaymentAnswer): Promise<string> {
  return (await findPayment(api.db, "tacos", body.id))?.reference ?? "";
}

/** Makes a customer whose submitted order waits for its payment; returns the payment and its reference too. */
export async function makeAwaitedPayment(api: TestApp, method: string) {
  const person = await makeCustomer(api);
  const begun = await startPayment(api, person, method);
  expect(begun.status).toBe(201);
  await submitOrderWith(api, person, method);
  return { ...person, payment: begun.body, reference: await providerReference(api, begun) };
}

/** Reads the order as its customer. */
export async function readCustomerOrder(api: TestApp, { order, cookie }: Customer): Promise<Order> {
  const path = `/ms-orders/public/companies/tacos/orders/${order.id}`;
  return (await api.send<Order>("GET", path, { cookie })).body;
}
