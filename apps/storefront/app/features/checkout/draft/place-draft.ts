import { ApiError } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import { isAwaitingPayment } from "@comanda/domain/orders/progress";
import type { PlacementResult } from "../../../pay/attempt/pay-order.ts";
import { isAcceptedUnreadable, isRefusal } from "../../../pay/requests/payment-calls.ts";
import { hasCode, type OrderApi, readOrder, UnreadableOrderError } from "./order-api.ts";
import type { UpdateOrderBody } from "./order-body.ts";
import {
  clearPendingPlacement,
  findPendingPlacement,
  isPlacedOrAwaitingPayment,
} from "./pending-order.ts";

/**
 * Places the draft. Nothing is sent when the order was already changed to just this; an order that
 * was placed meanwhile, by a lost answer or in another tab, is answered as it is; one that the API
 * no longer has, or has at prices that are no longer the restaurant's, is forgotten, so that the
 * next draft is a new one.
 */
export async function placeDraft(
  orderApi: OrderApi,
  orderId: string,
  body: UpdateOrderBody,
): Promise<PlacementResult> {
  const hash = JSON.stringify(body);
  const pending = await findPendingPlacement(orderApi, orderId);
  if (pending) return { order: pending, alreadyPlaced: true };
  if (orderApi.read().savedHash === hash) {
    const order = await readOrder(orderApi, orderId);
    if (isPlacedOrAwaitingPayment(order)) return { order, alreadyPlaced: false };
  }
  orderApi.write({ sending: { orderId, cart: orderApi.cartFingerprint } });
  try {
    const params = { companyId: orderApi.companyId, orderId };
    const order = await orderApi.call("updateOrder", { params, body });
    orderApi.write({ savedHash: hash });
    // What waits for its payment is kept in mind: until it is paid nothing else may be sent.
    if (!isAwaitingPayment(order)) clearPendingPlacement(orderApi, orderId);
    return { order, alreadyPlaced: false };
  } catch (error) {
    orderApi.write({ savedHash: null });
    const recovered = await recoverPlacedOrder(orderApi, orderId, error);
    if (recovered) return recovered;
    if (isRefusal(error)) clearPendingPlacement(orderApi, orderId);
    if (hasCode(error, "order_not_found") || isPriceChangeError(error)) {
      orderApi.write({ attempt: null, orderId: null });
    }
    throw error;
  }
}

/** What a request that failed has placed; null where it has placed nothing. */
async function recoverPlacedOrder(
  orderApi: OrderApi,
  orderId: string,
  error: unknown,
): Promise<PlacementResult | null> {
  // It was placed with something else: what it says is what was sent first.
  if (hasCode(error, "order_not_editable") || hasCode(error, "order_cancelled")) {
    return { order: await readOrder(orderApi, orderId), alreadyPlaced: true };
  }
  const order = isAcceptedUnreadable(error) ? await readAcceptedOrder(orderApi, orderId) : null;
  return order && { order, alreadyPlaced: false };
}

/**
 * The order of a request that was taken, but whose answer could not be read; null where it turns out
 * to be a draft still.
 */
async function readAcceptedOrder(orderApi: OrderApi, orderId: string): Promise<Order | null> {
  const order = await readOrder(orderApi, orderId).catch(() => {
    clearPendingPlacement(orderApi, orderId);
    throw new UnreadableOrderError(orderId);
  });
  return isPlacedOrAwaitingPayment(order) ? order : null;
}

/** Whether the draft has prices that are no longer the restaurant's: no request will place it. */
export function isPriceChangeError(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== "not_orderable") return false;
  return error.problem.reasons?.some(({ code }) => code === "price_changed") ?? false;
}
