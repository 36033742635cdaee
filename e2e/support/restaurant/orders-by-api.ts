import { type BrowserContext, expect } from "@playwright/test";
import { callApi } from "../call-api.ts";
import type { EditableCompanyFile } from "./company-file.ts";
import type { Restaurant } from "./restaurant.ts";

type OrderLine = {
  product_id: string;
  variant_id: string;
  quantity: number;
  modifiers?: { modifier_id: string }[];
};

/** The lines of an order with this many tacos. */
export const tacoLines = (quantity: number): OrderLine[] => [
  { product_id: "taco", variant_id: "taco-1", quantity },
];

/** The lines of an order with this many specials. */
export const specialLines = (quantity: number): OrderLine[] => [
  { product_id: "special", variant_id: "special-1", quantity },
];

type Draft = { id: string; public_id: number; cookie: string };

export type PlacedOrder = Draft & { status: string; client_id: string };

/** Where an order goes; without a position it is not on a map. */
type Destination = { address: string; latitude?: number; longitude?: number };

/** Creates a new client on a new device, and their draft: for takeaway, or to their address. */
async function createDraft(
  companyId: string,
  combos: OrderLine[],
  destination?: Destination,
): Promise<Draft> {
  const client = await callApi<{ id: string }>(
    "POST",
    `/ms-clients/public/companies/${companyId}/clients`,
    { name: "Otra Persona", country_calling_code: "52", phone_number: "5598765432" },
  );
  const cookie = client.cookie ?? "";
  const client_id = client.body.id;
  const address =
    destination &&
    (await callApi<{ id: string }>(
      "POST",
      "/ms-clients/public/addresses",
      { client_id, ...destination },
      cookie,
    ));
  const draft = await callApi<{ id: string; public_id: number }>(
    "POST",
    "/ms-orders/public/orders",
    {
      company_id: companyId,
      service_type: address ? "DELIVERY" : "TAKEAWAY",
      address_id: address?.body.id ?? null,
      client_id,
      combos,
    },
    cookie,
  );
  return { ...draft.body, cookie };
}

/** Another customer orders `combos` for takeaway and pays in cash. */
export async function placeOrderByApi(
  companyId: string,
  combos: OrderLine[],
  update: Record<string, unknown> = {},
): Promise<PlacedOrder> {
  return placeDraft(companyId, await createDraft(companyId, combos), update);
}

/** Another customer orders `combos` to their address and pays in cash. */
export async function placeDeliveryByApi(
  companyId: string,
  combos: OrderLine[],
  destination: Destination,
): Promise<PlacedOrder> {
  return placeDraft(companyId, await createDraft(companyId, combos, destination), {});
}

async function placeDraft(
  companyId: string,
  { id, cookie }: Draft,
  update: Record<string, unknown>,
): Promise<PlacedOrder> {
  const placed = await callApi<PlacedOrder>(
    "PATCH",
    `/ms-orders/public/companies/${companyId}/orders/${id}`,
    { ...update, meta_data: { assigned_payment: { payment_method_id: "cash" } } },
    cookie,
  );
  expect(placed, "the other customer's order").toMatchObject({ body: { status: "PENDING" } });
  return { ...placed.body, cookie };
}

const PIX_METHOD = { id: "sandbox_pix", code: "sandbox_pix", description: "Pix" };

/** Lets the restaurant take the sandbox's PIX for takeaway, beside cash. */
export function acceptPix(file: EditableCompanyFile): void {
  const methods = file.payment_methods?.takeaway ?? [];
  const online = { ...PIX_METHOD, provider_id: "sandbox", provider_code: "sandbox" };
  file.payment_methods = { ...file.payment_methods, takeaway: [...methods, online] };
}

export type OrderAwaitingPayment = Draft & { paymentId: string };

/** A customer orders one special and has not paid its PIX yet. */
export async function createOrderAwaitingPayment(companyId: string): Promise<OrderAwaitingPayment> {
  const draft = await createDraft(companyId, specialLines(1));
  const payment = await callApi<{ id: string }>(
    "POST",
    "/ms-payments/public/company-payments",
    {
      company_id: companyId,
      provider_id: "sandbox",
      reference_id: draft.id,
      meta: { payment: { payment_method_id: PIX_METHOD.id } },
    },
    draft.cookie,
  );
  const requested = await callApi(
    "PATCH",
    `/ms-orders/public/companies/${companyId}/orders/${draft.id}`,
    {
      status: "payment_requested",
      meta_data: { assigned_payment: { payment_method_id: PIX_METHOD.id } },
    },
    draft.cookie,
  );
  expect(requested, "an order that waits for its payment").toMatchObject({
    body: { status: "INITIATED", payment_status: "payment_requested" },
  });
  return { ...draft, paymentId: payment.body.id };
}

/** Decides the payment in place of the bank. */
export async function setPaymentOutcomeByApi(
  companyId: string,
  { paymentId, cookie }: Pick<OrderAwaitingPayment, "paymentId" | "cookie">,
  outcome: "paid" | "failed",
) {
  const path = `/ms-payments/public/sandbox/payments/${paymentId}`;
  const settled = await callApi("POST", path, { company_id: companyId, outcome }, cookie);
  expect(settled.status, JSON.stringify(settled.body)).toBe(200);
}

/** Makes the browser the device that ordered. */
export async function setDeviceCookie(
  context: BrowserContext,
  restaurant: Restaurant,
  cookie: string,
) {
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, domain: restaurant.host, path: "/" }]);
}

/** Makes the browser the device that ordered, with this order as its last one. */
export async function setOrderCookies(
  context: BrowserContext,
  restaurant: Restaurant,
  order: PlacedOrder,
) {
  await setDeviceCookie(context, restaurant, order.cookie);
  await context.addCookies([
    { name: "comanda_last_order", value: order.id, domain: restaurant.host, path: "/" },
  ]);
}
