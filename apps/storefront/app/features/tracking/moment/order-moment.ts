import type { Order } from "@comanda/contract/orders/order";
import type { OrderStatus } from "@comanda/domain/orders/status";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import { orderPageState, type PageOrder } from "../state/order-page-state.ts";

/** What the page celebrates: the restaurant has the order, or what the customer waits for is there. */
export type OrderMoment = "placed" | "ready";

/** Milliseconds after a status in which its moment is shown: a page that is opened later is calm. */
const FRESH_MS = 2 * MINUTE_MS;

type MomentOrder = PageOrder & Pick<Order, "service_type" | "status_history">;

/**
 * Returns the moment of an order that has just come to it: it was placed, or it is ready, or its driver
 * has left with it. An order that is accepted automatically was placed all the same.
 */
export function orderMoment(order: MomentOrder, now: Date): OrderMoment | null {
  const { status, service_type, status_history } = order;
  if (orderPageState(order) !== "under_way") return null;
  const isFresh = (wanted: OrderStatus) => {
    const at = status_history.findLast((entry) => entry.status === wanted)?.at;
    return at !== undefined && now.getTime() - Date.parse(at) <= FRESH_MS;
  };
  if (status === "PENDING" || status === "PREPARING") return isFresh("PENDING") ? "placed" : null;
  const ready = service_type === "DELIVERY" ? "DRIVER_ON_THE_WAY_TO_DESTINATION" : "READY";
  return status === ready && isFresh(ready) ? "ready" : null;
}
