import type { OrderMessage } from "@comanda/contract/live";
import type { Order } from "@comanda/contract/orders";

/** The order that a message of the websocket tells of; null of `pong`, and of what is none of ours. */
export function orderIn(data: unknown): Order | null {
  if (typeof data !== "string" || !data.startsWith("{")) return null;
  try {
    const { event_type, order } = JSON.parse(data) as Partial<OrderMessage>;
    return event_type === "ORDER_UPDATED" && order && isOrder(order) ? order : null;
  } catch {
    return null;
  }
}

/** Enough of one for the page: a backend whose messages say less is asked by GET as well. */
function isOrder(order: Partial<Order>): order is Order {
  const { id, status, combos, status_history } = order;
  return Boolean(id && status && Array.isArray(combos) && Array.isArray(status_history));
}
