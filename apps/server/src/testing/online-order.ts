import { readFileSync, writeFileSync } from "node:fs";
import type { CompanyFile } from "@comanda/api/testing/small-company";
import type { Order } from "@comanda/contract/orders/order";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { writeCompanyFile } from "./company-file.ts";

const METHOD = { id: "sandbox_pix", code: "sandbox_pix", provider_id: "sandbox" };

/** Writes the small company with the sandbox's PIX. */
export function writeCompanyWithPix(folder: string): string {
  const file = writeCompanyFile(folder);
  const company = JSON.parse(readFileSync(file, "utf8")) as CompanyFile;
  const methods = company.payment_methods?.takeaway ?? [];
  company.payment_methods = { ...company.payment_methods, takeaway: [...methods, METHOD] };
  writeFileSync(file, JSON.stringify(company));
  return file;
}

/** An order that waits for its payment, with the payment's id. */
export type OnlineOrder = { order: Order; paymentId: string };

/** Creates an order of the small company, and starts its online payment. */
export async function createUnpaidOnlineOrder(url: string): Promise<OnlineOrder> {
  const combos = [{ product_id: "special", variant_id: "special-1", quantity: 1 }];
  const body = { company_id: "tacos", service_type: "TAKEAWAY", combos };
  const draft = await send<Order>(url, "POST", "/ms-orders/public/orders", body);
  const payment = await send<CompanyPayment>(url, "POST", "/ms-payments/public/company-payments", {
    company_id: "tacos",
    provider_id: METHOD.provider_id,
    reference_id: draft.id,
    meta: { payment: { payment_method_id: METHOD.id } },
  });
  const path = `/ms-orders/public/companies/tacos/orders/${draft.id}`;
  const order = await send<Order>(url, "PATCH", path, {
    status: "payment_requested",
    meta_data: { assigned_payment: { payment_method_id: METHOD.id } },
  });
  return { order, paymentId: payment.id };
}

/** Sets the outcome of a sandbox payment at one of the servers. */
export async function setSandboxOutcome(
  url: string,
  paymentId: string,
  outcome: "paid" | "failed",
) {
  const path = `/ms-payments/public/sandbox/payments/${paymentId}`;
  await send(url, "POST", path, { company_id: "tacos", outcome });
}

async function send<T>(url: string, method: string, path: string, body: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text) as T;
}
