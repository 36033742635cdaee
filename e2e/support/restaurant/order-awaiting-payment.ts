import { type BrowserContext, expect } from "@playwright/test";
import { callApi } from "../call-api.ts";
import type { EditableCompanyFile } from "./company-file.ts";
import type { Restaurant } from "./restaurant.ts";

const PIX_METHOD = { id: "sandbox_pix", code: "sandbox_pix", description: "Pix" };

/** The restaurant takes the sandbox's PIX for what is taken away, beside cash. */
export function acceptPix(file: EditableCompanyFile): void {
  const methods = file.payment_methods?.takeaway ?? [];
  const online = { ...PIX_METHOD, provider_id: "sandbox", provider_code: "sandbox" };
  file.payment_methods = { ...file.payment_methods, takeaway: [...methods, online] };
}

export type OrderAwaitingPayment = {
  id: string;
  public_id: number;
  paymentId: string;
  cookie: string;
};

/** A customer orders one special, and has not paid for it yet. */
export async function createOrderAwaitingPayment(companyId: string): Promise<OrderAwaitingPayment> {
  const clients = `/ms-clients/public/companies/${companyId}/clients`;
  const person = { name: "Ana", country_calling_code: "52", phone_number: "5512345678" };
  const client = await callApi<{ id: string }>("POST", clients, person);
  const cookie = client.cookie ?? "";
  const combos = [{ product_id: "special", variant_id: "special-1", quantity: 1 }];
  const order = { service_type: "TAKEAWAY", client_id: client.body.id, combos };
  const draft = await callApi<{ id: string; public_id: number }>(
    "POST",
    "/ms-orders/public/orders",
    { company_id: companyId, ...order },
    cookie,
  );
  const { id, public_id } = draft.body;
  const payment = await callApi<{ id: string }>(
    "POST",
    "/ms-payments/public/company-payments",
    {
      company_id: companyId,
      provider_id: "sandbox",
      reference_id: id,
      meta: { payment: { payment_method_id: PIX_METHOD.id } },
    },
    cookie,
  );
  const asked = await callApi(
    "PATCH",
    `/ms-orders/public/companies/${companyId}/orders/${id}`,
    {
      status: "payment_requested",
      meta_data: { assigned_payment: { payment_method_id: PIX_METHOD.id } },
    },
    cookie,
  );
  expect(asked, "an order that waits for its payment").toMatchObject({
    body: { status: "INITIATED", payment_status: "payment_requested" },
  });
  return { id, public_id, paymentId: payment.body.id, cookie };
}

/** What the bank does with the payment. */
export async function setPaymentOutcomeByApi(
  companyId: string,
  { paymentId, cookie }: Pick<OrderAwaitingPayment, "paymentId" | "cookie">,
  outcome: "paid" | "failed",
) {
  const path = `/ms-payments/public/sandbox/payments/${paymentId}`;
  const settled = await callApi("POST", path, { company_id: companyId, outcome }, cookie);
  expect(settled.status, JSON.stringify(settled.body)).toBe(200);
}

/** Makes the browser the one that ordered. */
export async function setDeviceCookie(
  context: BrowserContext,
  restaurant: Restaurant,
  cookie: string,
) {
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, domain: restaurant.host, path: "/" }]);
}
