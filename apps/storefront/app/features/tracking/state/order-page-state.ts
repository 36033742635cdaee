import type { Order } from "@comanda/contract/orders/order";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { isAwaitingPayment, isNotStarted, needsNewPayment } from "@comanda/domain/orders/progress";
import { isFinalStatus } from "@comanda/domain/orders/status";
import { isPaid } from "../../../order-summary/order-amounts.ts";

/** The state of an order's page. */
export type OrderPageState =
  | "not_found"
  | "waiting_for_payment"
  | "payment_failed"
  | "payment_returned"
  | "cancelled"
  | "under_way"
  | "finalized";

/** The fields of an order that decide the state of its page. */
export type PageOrder = Pick<Order, "status" | "payment_status" | "payment_state">;

/**
 * Returns the state of an order's page. A draft has no page, unless it is paid online: only then it has
 * a payment status (conformance 4.8, 4.9).
 */
export function orderPageState(order: PageOrder | null): OrderPageState {
  if (!order) return "not_found";
  if (order.status === "CANCELLED") return "cancelled";
  if (order.status === "FINALIZED") return "finalized";
  if (isNotStarted(order) && isAwaitingPayment(order)) return "waiting_for_payment";
  if (needsNewPayment(order)) return "payment_failed";
  // A paid order is not a draft, even if its status is INITIATED.
  if (order.status !== "INITIATED" || isPaid(order)) return "under_way";
  switch (order.payment_status) {
    // The payment came too late or was not enough, and is refunded: the order is not placed.
    case "refund_pending":
    case "refunded":
      return "payment_returned";
    default:
      return "not_found";
  }
}

/** Returns whether the order can still change: while it can, the page polls it. */
export function isUnfinished(order: Order | null): boolean {
  return order !== null && !isFinalStatus(order.status);
}

/** Returns whether a refund is pending. The page checks it when the visitor comes back to the page. */
export function isRefunding(order: Order | null): boolean {
  return order?.payment_status === "refund_pending";
}

/**
 * Returns the newer of two answers about the same order, by the server's `updated_at`, so that a late
 * answer, or one of a server that lags behind, does not overwrite the shown order.
 */
export function newerOrder(shown: Order | null, answer: Order | null): Order | null {
  if (!(shown && answer) || shown.id !== answer.id) return answer;
  const [before, after] = [shown, answer].map(({ updated_at }) => Date.parse(updated_at ?? ""));
  return before !== undefined && after !== undefined && after < before ? shown : answer;
}

/** Where the customer waits for the order, on which the texts of its state depend. */
export type WaitingPlace = "pickup" | "seated" | "delivery";

/** Returns where the customer of an order waits; null if another backend gives no service type. */
export function waitingPlace(serviceType: ServiceType): WaitingPlace;
export function waitingPlace(serviceType: ServiceType | null): WaitingPlace | null;

/**
 * Returns where the customer waits for the order, by its service type; null where the order has none.
 */
export function waitingPlace(serviceType: ServiceType | null): WaitingPlace | null {
  if (serviceType === null) return null;
  if (serviceType === "DELIVERY") return "delivery";
  return serviceType === "TAKEAWAY" ? "pickup" : "seated";
}
