import type { Order } from "@comanda/contract/orders/order";
import { shownPromise } from "@comanda/domain/board/promise";
import { isInProgress } from "@comanda/domain/orders/progress";

/** The time of a promise as the customer reads it, and the kind of text around it. */
export type CustomerPromise = { time: Date; text: "ready" | "delivery" | "late" };

type PromisedOrder = Pick<
  Order,
  "promised_at" | "scheduled_delivery_date" | "status" | "service_type"
>;

/**
 * Returns what the customer reads of a promise: the time in steps of five minutes, and whether it
 * has passed. Null where the promise says no more than the scheduled time, and once it is fulfilled:
 * a delivery when it is handed over, another order when it is ready.
 */
export function customerPromise(order: PromisedOrder, now: Date): CustomerPromise | null {
  const { promised_at, scheduled_delivery_date: scheduled, status, service_type } = order;
  const isDelivery = service_type === "DELIVERY";
  const inProgress = isInProgress({ status });
  const isFulfilled = !inProgress || (status === "READY" && !isDelivery);
  if (promised_at === null || status === "PENDING" || isFulfilled) return null;
  const { time, isLate } = shownPromise(new Date(promised_at), now);
  if (isLate) return { time, text: "late" };
  if (scheduled !== null && Date.parse(scheduled) === Date.parse(promised_at)) return null;
  return { time, text: isDelivery ? "delivery" : "ready" };
}
