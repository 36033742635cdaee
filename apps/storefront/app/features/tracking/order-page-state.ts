import type { Order } from "@comanda/contract/orders";
import { isFinal } from "@comanda/domain/order-status";
import type { ServiceType } from "@comanda/domain/service-type";

/** What an order's page shows of it. */
export type OrderPage = "not_found" | "waiting_for_payment" | "cancelled" | "under_way";

/** A draft has no page, unless its online payment is under way (spec §4, Tracking page). */
export function orderPage(order: Order | null): OrderPage {
  if (!order) return "not_found";
  if (order.status === "CANCELLED") return "cancelled";
  if (order.status !== "INITIATED") return "under_way";
  return order.payment_status ? "waiting_for_payment" : "not_found";
}

/** Whether anything can still change: until then the page asks again from time to time. */
export function isUnfinished(order: Order | null): boolean {
  return order !== null && !isFinal(order.status);
}

/** Who has to do something next: the state differs by where the customer waits. */
export type Waiting = "pickup" | "seated" | "delivery";

export function waitingPlace(serviceType: ServiceType): Waiting {
  if (serviceType === "DELIVERY") return "delivery";
  return serviceType === "TAKEAWAY" ? "pickup" : "seated";
}
