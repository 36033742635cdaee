import { type ApiClient, ApiError } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import type { OwnOrder } from "@comanda/contract/orders/own-order";

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
    return await api("listOwnOrders", { params: { companyId } });
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
  const { breakdown, total, ...rest } = order;
  return { ...rest, dishes: order.combos, amount_due: breakdown?.total ?? total };
}

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 405);
