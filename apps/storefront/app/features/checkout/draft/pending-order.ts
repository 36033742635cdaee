import type { Order } from "@comanda/contract/orders/order";
import { isAwaitingPayment, isPlaced, needsNewPayment } from "@comanda/domain/orders/progress";
import { isRefusal } from "../../../pay/requests/payment-calls.ts";
import { type OrderApi, readOrder } from "./order-api.ts";

/**
 * The order that was sent without an answer, or waits for its payment, if it is another than
 * `orderId` and still on its way; null when nothing stands in the way. One that is not is kept in
 * mind until another is sent: its request may still be coming. One that the customer was led to for
 * its payment is no news once it has it.
 */
export async function findPendingPlacement(
  orderApi: OrderApi,
  orderId: string | null,
): Promise<Order | null> {
  const { sending } = orderApi.read();
  if (!sending || sending.orderId === orderId) return null;
  try {
    const order = await readOrder(orderApi, sending.orderId);
    if (!sending.unpaid) return isPlacedOrAwaitingPayment(order) ? order : null;
    if (isAwaitingPayment(order)) return order;
    clearPendingPlacement(orderApi, order.id);
    return null;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    clearPendingPlacement(orderApi, sending.orderId);
    return null;
  }
}

export function clearPendingPlacement(orderApi: OrderApi, orderId: string): void {
  if (orderApi.read().sending?.orderId === orderId) orderApi.write({ sending: null });
}

/** One that was to be given up has been paid after all: whoever asks next is told that it was sent. */
export function markPendingAsPlaced(orderApi: OrderApi, orderId: string): void {
  const { sending } = orderApi.read();
  if (sending?.orderId !== orderId) return;
  orderApi.write({ sending: { orderId, cart: sending.cart } });
}

/**
 * Whether the restaurant has an order that was sent, or will have it as soon as it is paid. One that
 * does not say how it is paid is not known to be a draft, but by its status.
 */
export function isPlacedOrAwaitingPayment(order: Order): boolean {
  if (isPlaced(order) || isAwaitingPayment(order)) return true;
  return !order.meta_data && order.status !== "INITIATED" && !needsNewPayment(order);
}
