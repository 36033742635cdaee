import type { Order } from "@comanda/contract/orders/order";
import { isAwaitingPayment, isPlaced, needsNewPayment } from "@comanda/domain/orders/progress";
import { isRefusal } from "../../../pay/requests/payment-calls.ts";
import { fetchOrder, type OrderApi } from "./order-api.ts";

/**
 * Returns the order that was sent without an answer or waits for its payment, when it is not
 * `orderId` and the restaurant has it or will have it; else null. An order that is not found to be
 * placed stays saved until another one is sent, because its request may still arrive. An order that
 * the customer was sent to pay is cleared once it no longer waits.
 */
export async function findPendingPlacement(
  orderApi: OrderApi,
  orderId: string | null,
): Promise<Order | null> {
  const { sending } = orderApi.read();
  if (!sending || sending.orderId === orderId) return null;
  try {
    const order = await fetchOrder(orderApi, sending.orderId);
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

/**
 * Returns the order that was sent without an answer, when it is the placed one with this number; else null. Rejects
 * when it cannot be read.
 */
export async function findPlacedByNumber(
  orderApi: OrderApi,
  number: Order["public_id"],
): Promise<Order | null> {
  const { sending } = orderApi.read();
  if (!sending) return null;
  const order = await fetchOrder(orderApi, sending.orderId);
  return isPlaced(order) && order.public_id === number ? order : null;
}

/** Removes the note of this submitted order; the note of another order stays. */
export function clearPendingPlacement(orderApi: OrderApi, orderId: string): void {
  if (orderApi.read().sending?.orderId === orderId) orderApi.write({ sending: null });
}

/**
 * Marks a pending order as placed: the customer wanted to cancel it, but it was paid first. The
 * next request for a draft returns it.
 */
export function markPendingAsPlaced(orderApi: OrderApi, orderId: string): void {
  const { sending } = orderApi.read();
  if (sending?.orderId !== orderId) return;
  orderApi.write({ sending: { orderId, cart: sending.cart } });
}

/**
 * Returns whether the restaurant has an order, or will have it once it is paid. An order without
 * payment details is judged by its status.
 */
export function isPlacedOrAwaitingPayment(order: Order): boolean {
  if (isPlaced(order) || isAwaitingPayment(order)) return true;
  return !order.meta_data && order.status !== "INITIATED" && !needsNewPayment(order);
}

/**
 * Returns whether an order is never placed, because its money goes back: it was too little, or it came
 * too late. Another order has to be sent.
 */
export function isReturnedUnplaced({ status, payment_status }: Order): boolean {
  return (
    status === "INITIATED" && (payment_status === "refund_pending" || payment_status === "refunded")
  );
}
