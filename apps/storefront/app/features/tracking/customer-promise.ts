import type { Order } from "@comanda/contract/orders/order";
import { shownPromise } from "@comanda/domain/board/promise";
import { isInProgress, isNotStarted } from "@comanda/domain/orders/progress";

/** The time of a promise as the customer reads it, and the kind of text around it. */
export type CustomerPromise = { time: Date; text: "ready" | "delivery" | "late" };

type PromisedOrder = Pick<
  Order,
  "promised_at" | "scheduled_delivery_date" | "status" | "service_type"
>;

/**
 * Returns whether the customer waits no longer for the order: a delivery is at the door, another order
 * is ready, or it is over.
 */
export function hasCome({ status, service_type }: Pick<Order, "status" | "service_type">): boolean {
  if (!isInProgress({ status })) return status !== "INITIATED";
  if (service_type === "DELIVERY") return status === "DRIVER_ARRIVED_AT_DESTINATION";
  return status === "READY";
}

/**
 * Returns what the customer reads of a promise: the time in steps of five minutes, and whether it
 * has passed. Null where the promise says no more than the scheduled time, and once the order has come.
 */
export function customerPromise(order: PromisedOrder, now: Date): CustomerPromise | null {
  const { promised_at, scheduled_delivery_date: scheduled, status, service_type } = order;
  if (promised_at === null || isNotStarted({ status }) || hasCome(order)) return null;
  const { time, isLate } = shownPromise(new Date(promised_at), now);
  if (isLate) return { time, text: "late" };
  if (scheduled !== null && Date.parse(scheduled) === Date.parse(promised_at)) return null;
  return { time, text: service_type === "DELIVERY" ? "delivery" : "ready" };
}
