import { type ApiClient, ApiError } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import type { OwnOrder } from "@comanda/contract/orders/own-order";
import { currencyCodeOf, fromCents } from "@comanda/domain/money/cents";
import { hasKnownAmounts, orderAmounts } from "../../../order-summary/order-amounts.ts";

/**
 * Reads the orders of the visitor's device, newest first. Another backend may not know the call: then
 * the last order of this browser is read, if there is one.
 */
export async function readOwnOrders(
  api: ApiClient,
  companyId: string,
  lastOrderId: string | null,
): Promise<OwnOrder[]> {
  try {
    // In a browser it is null for another backend without the call.
    const known: OwnOrder[] | null = await api("listOwnOrders", { params: { companyId } });
    if (known) return known;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  if (!lastOrderId) return [];
  try {
    const order = await api("readOrder", { params: { companyId, orderId: lastOrderId } });
    return [toOwnOrder(order)];
  } catch (error) {
    if (!isMissing(error)) throw error;
    return [];
  }
}

/** Returns what the list shows of an order. */
export function toOwnOrder(order: Order): OwnOrder {
  const { breakdown: _, total: __, ...rest } = order;
  const amount_due = hasKnownAmounts(order)
    ? fromCents(orderAmounts(order).total, currencyCodeOf(order))
    : null;
  return { ...rest, dishes: order.combos, amount_due };
}

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 405);
