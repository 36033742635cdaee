import { ApiError } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import { isAwaitingPayment } from "@comanda/domain/orders/progress";
import type { PlacementResult } from "../../../pay/attempt/pay-order.ts";
import { isAcceptedUnreadable, isRefusal } from "../../../pay/requests/payment-calls.ts";
import { fetchOrder, hasCode, type OrderApi, UnreadableOrderError } from "./order-api.ts";
import type { UpdateOrderBody } from "./order-body.ts";
import {
  clearPendingPlacement,
  findPendingPlacement,
  isPlacedOrAwaitingPayment,
  isReturnedUnplaced,
} from "./pending-order.ts";

/**
 * Places the draft. It sends nothing when the draft already has the same update. An order that was
 * placed meanwhile, by a lost answer or in another tab, is returned as it is. A draft that the API
 * no longer has, or whose prices changed, is cleared, so that the next request creates a new one.
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
    const order = await fetchOrder(orderApi, orderId);
    if (isPlacedOrAwaitingPayment(order)) return { order, alreadyPlaced: false };
  }
  orderApi.write({ sending: { orderId, cart: orderApi.cartFingerprint } });
  try {
    const params = { companyId: orderApi.companyId, orderId };
    const order = await orderApi.call("updateOrder", { params, body });
    orderApi.write({ savedHash: hash });
    // An order that waits for its payment stays saved: until it is paid no other order is sent.
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

/**
 * Returns the order that a failed request placed after all; null when it placed nothing. An order whose
 * money goes back is forgotten, so that the next request creates another one.
 */
async function recoverPlacedOrder(
  orderApi: OrderApi,
  orderId: string,
  error: unknown,
): Promise<PlacementResult | null> {
  // Another request placed it first, with that request's content.
  if (hasCode(error, "order_not_editable") || hasCode(error, "order_cancelled")) {
    const order = await fetchOrder(orderApi, orderId);
    if (!isReturnedUnplaced(order)) return { order, alreadyPlaced: true };
    orderApi.write({ attempt: null, orderId: null });
    return null;
  }
  const order = isAcceptedUnreadable(error) ? await readAcceptedOrder(orderApi, orderId) : null;
  return order && { order, alreadyPlaced: false };
}

/**
 * Reads the order of a request that was accepted but whose answer could not be read; null when the
 * order is still a draft.
 */
async function readAcceptedOrder(orderApi: OrderApi, orderId: string): Promise<Order | null> {
  const order = await fetchOrder(orderApi, orderId).catch(() => {
    clearPendingPlacement(orderApi, orderId);
    throw new UnreadableOrderError(orderId);
  });
  return isPlacedOrAwaitingPayment(order) ? order : null;
}

/**
 * Returns whether the server refused the draft because its prices are no longer the restaurant's. No
 * request can place such a draft.
 */
export function isPriceChangeError(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== "not_orderable") return false;
  return error.problem.reasons?.some(({ code }) => code === "price_changed") ?? false;
}
