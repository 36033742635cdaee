import { type BrowserContext, expect } from "@playwright/test";
import { callApi } from "../call-api.ts";
import {
  type PlacedOrder,
  placeOrderByApi,
  setOrderCookies,
  tacoLines,
} from "../restaurant/orders-by-api.ts";
import type { Restaurant } from "../restaurant/restaurant.ts";

/** Places another order of the same client. */
export async function placeAnother(
  companyId: string,
  { cookie, client_id }: PlacedOrder,
): Promise<PlacedOrder> {
  const draft = await callApi<{ id: string; public_id: number }>(
    "POST",
    "/ms-orders/public/orders",
    { company_id: companyId, service_type: "TAKEAWAY", client_id, combos: tacoLines(2) },
    cookie,
  );
  const path = `/ms-orders/public/companies/${companyId}/orders/${draft.body.id}`;
  const payment = { meta_data: { assigned_payment: { payment_method_id: "cash" } } };
  const placed = await callApi<PlacedOrder>("PATCH", path, payment, cookie);
  expect(placed.body.status).toBe("PENDING");
  return { ...placed.body, cookie };
}

/** Marks the notice about the last order as read: it opens once on other pages. */
async function skipReminder(context: BrowserContext, order: PlacedOrder): Promise<void> {
  await context.addInitScript((id) => localStorage.setItem("comanda.toldOrder", id), order.id);
}

/** Places an order of this browser, with the notice about it marked as read. */
export async function placeOwn(
  context: BrowserContext,
  restaurant: Restaurant,
): Promise<PlacedOrder> {
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  await setOrderCookies(context, restaurant, order);
  await skipReminder(context, order);
  return order;
}
