import type { Order } from "@comanda/contract/orders/order";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { isAwaitingPayment, isNotStarted, needsNewPayment } from "@comanda/domain/orders/progress";
import { isFinalStatus } from "@comanda/domain/orders/status";
import { isPaid } from "../../order-summary/order-amounts.ts";

/** What an order's page shows of it. */
export type OrderPageState =
  | "not_found"
  | "waiting_for_payment"
  | "payment_failed"
  | "payment_returned"
  | "cancelled"
  | "under_way"
  | "finalized";

/**
 * A draft has no page, unless its payment is online: only then it has a payment status (spec §4,
 * Tracking page).
 */
export function orderPageState(order: Order | null): OrderPageState {
  if (!order) return "not_found";
  if (order.status === "CANCELLED") return "cancelled";
  if (order.status === "FINALIZED") return "finalized";
  if (isNotStarted(order) && isAwaitingPayment(order)) return "waiting_for_payment";
  if (needsNewPayment(order)) return "payment_failed";
  // What has been paid is no draft, whatever its status is called.
  if (order.status !== "INITIATED" || isPaid(order)) return "under_way";
  switch (order.payment_status) {
    // What came did not pay the order, and goes back: it is placed no more.
    case "refund_pending":
    case "refunded":
      return "payment_returned";
    default:
      return "not_found";
  }
}

/** Whether anything can still change: until then the page asks again from time to time. */
export function isUnfinished(order: Order | null): boolean {
  return order !== null && !isFinalStatus(order.status);
}

/** Whether money is still on its way back, which the page learns when the visitor comes back to it. */
export function isRefunding(order: Order | null): boolean {
  return order?.payment_status === "refund_pending";
}

/**
 * The later of two answers about one order, by the server's own clock: one that comes late, or from
 * a server that lags behind, takes back nothing that the page has shown.
 */
export function newerOrder(shown: Order | null, answer: Order | null): Order | null {
  if (!(shown && answer) || shown.id !== answer.id) return answer;
  const [before, after] = [shown, answer].map(({ updated_at }) => Date.parse(updated_at ?? ""));
  return before !== undefined && after !== undefined && after < before ? shown : answer;
}

/**
 * Who has to do something next: the state differs by where the customer waits. Null where another
 * backend does not say it.
 */
export type WaitingPlace = "pickup" | "seated" | "delivery";

export function waitingPlace(serviceType: ServiceType): WaitingPlace;
export function waitingPlace(serviceType: ServiceType | null): WaitingPlace | null;
export function waitingPlace(serviceType: ServiceType | null): WaitingPlace | null {
  if (serviceType === null) return null;
  if (serviceType === "DELIVERY") return "delivery";
  return serviceType === "TAKEAWAY" ? "pickup" : "seated";
}
