import type { Order } from "@comanda/contract/orders";
import type { CompanyPayment } from "@comanda/contract/payments";
import { expect } from "vitest";
import type { Received, TestApp } from "../../testing/create-test-app.ts";
import { draft, patch, special, type Visitor, visit } from "../../testing/order-flow.ts";
import { findPayment } from "../payments.store.ts";

export type Customer = Visitor & { order: Order };

/** A visitor with a draft of two specials, 200.00. */
export async function customer(api: TestApp): Promise<Customer> {
  const visitor = await visit(api);
  const asked = { client_id: visitor.client.id, combos: [special(2)] };
  const { status, body: order } = await draft(api, asked, { cookie: visitor.cookie });
  expect(status).toBe(201);
  return { ...visitor, order };
}

export type PaymentAnswer = Received<CompanyPayment & { code?: string }>;

export function begin(api: TestApp, { order, cookie }: Customer, method: string) {
  const [provider_id] = method.split("_");
  const meta = { payment: { payment_method_id: method } };
  const body = { provider_id, company_id: "tacos", reference_id: order.id, meta };
  const path = "/ms-payments/public/company-payments";
  return api.send<CompanyPayment & { code?: string }>("POST", path, { body, cookie });
}

/** Begins a payment of the order as the storefront does, with what is said of it. */
export function beginWith(
  api: TestApp,
  { order, cookie }: Customer,
  payment: object,
  { key, ...more }: { key?: string; provider_id?: string } = {},
): Promise<PaymentAnswer> {
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
  return api.send<CompanyPayment & { code?: string }>("POST", path, { body, cookie, headers });
}

/** Sends the order in, to be paid online. */
export async function send(api: TestApp, { order, cookie }: Customer, method: string) {
  const assigned_payment = { payment_method_id: method };
  const body = { status: "payment_requested", meta_data: { assigned_payment } };
  const answer = await patch(api, order.id, body, { cookie });
  expect(answer).toMatchObject({ status: 200, body: { payment_status: "payment_requested" } });
}

/** The provider's name for a payment. */
export async function referenceOf(api: TestApp, { body }: PaymentAnswer): Promise<string> {
  return (await findPayment(api.db, "tacos", body.id))?.reference ?? "";
}

/** An order that waits for its payment, and the provider's name for that. */
export async function waiting(api: TestApp, method: string) {
  const person = await customer(api);
  const begun = await begin(api, person, method);
  expect(begun.status).toBe(201);
  await send(api, person, method);
  return { ...person, payment: begun.body, reference: await referenceOf(api, begun) };
}

export async function orderOf(api: TestApp, { order, cookie }: Customer): Promise<Order> {
  const path = `/ms-orders/public/companies/tacos/orders/${order.id}`;
  return (await api.send<Order>("GET", path, { cookie })).body;
}
