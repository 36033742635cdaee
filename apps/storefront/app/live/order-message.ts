import { instantText } from "@comanda/contract/instant";
import type { OrderMessage } from "@comanda/contract/live";
import type { Order } from "@comanda/contract/orders";

/** What of an order names an instant. */
const moments = new Set([
  "created_at",
  "updated_at",
  "scheduled_delivery_date",
  "payment_expires_at",
  "at",
]);

/**
 * The order that a message of the websocket tells of; null of `pong`, and of what is none of ours.
 * Messages of another backend come as it wrote them: an instant without a zone is of UTC here as in
 * its answers, and one that is none leaves no message.
 */
export function orderIn(data: unknown): Order | null {
  if (typeof data !== "string" || !data.startsWith("{")) return null;
  try {
    const { event_type, order } = JSON.parse(data, read) as Partial<OrderMessage>;
    return event_type === "ORDER_UPDATED" && order && isOrder(order) ? order : null;
  } catch {
    return null;
  }
}

function read(key: string, value: unknown): unknown {
  if (typeof value !== "string" || !moments.has(key)) return value;
  const instant = instantText(value);
  if (!instant) throw new TypeError(`${key} is no instant`);
  return instant;
}

/** Enough of one for the page: a backend whose messages say less is asked by GET as well. */
function isOrder(order: Partial<Order>): order is Order {
  const { id, status, combos, status_history } = order;
  return Boolean(id && status && Array.isArray(combos) && Array.isArray(status_history));
}
