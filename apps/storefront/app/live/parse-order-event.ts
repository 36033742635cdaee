import { type OrderUpdatedMessage, orderInstantFields } from "@comanda/contract/calls/order-socket";
import { normalizeInstant } from "@comanda/contract/fields/instant";
import type { Order } from "@comanda/contract/orders/order";
import { TRANSITIONS } from "@comanda/domain/orders/status";

/**
 * The order that a message of the websocket tells of; null of `pong`, and of what is none of ours.
 * Messages of another backend come as it wrote them: an instant without a zone is of UTC here as in
 * its answers. Something has changed in an `unreadable` one, which does not say what: of too little,
 * or of an instant that is none.
 */
export function parseOrderEvent(data: unknown): Order | "unreadable" | null {
  if (typeof data !== "string" || !data.startsWith("{")) return null;
  try {
    const { event_type, order } = JSON.parse(data) as Partial<OrderUpdatedMessage>;
    if (event_type !== "ORDER_UPDATED") return null;
    const isRead =
      order && isOrder(order) && orderInstantFields.every((path) => readAt(order, path));
    return isRead ? order : "unreadable";
  } catch {
    return null;
  }
}

/** Writes the instants at a path as every clock reads them; false where one is none. */
function readAt(found: unknown, path: string): boolean {
  if (Array.isArray(found)) return found.every((each) => readAt(each, path));
  if (typeof found !== "object" || found === null) return true;
  const [name = "", ...rest] = path.split(".");
  const part: unknown = Reflect.get(found, name);
  if (rest.length > 0) return readAt(part, rest.join("."));
  if (typeof part !== "string") return true;
  const instant = normalizeInstant(part);
  return instant !== null && Reflect.set(found, name, instant);
}

/**
 * Whether it is in the contract's form: another backend's may not be, and is then asked for, which
 * brings it in that form.
 */
function isOrder(order: Partial<Order>): order is Order {
  const { id, status, combos, status_history, discounts, payment_state } = order;
  if (typeof id !== "string" || !status || !(status in TRANSITIONS) || !payment_state) return false;
  if (!(Array.isArray(status_history) && Array.isArray(discounts))) return false;
  return Array.isArray(combos) && combos.every(isLine);
}

function isLine({ name, quantity, modifiers }: Partial<Order["combos"][number]>): boolean {
  return Boolean(name) && typeof quantity === "number" && Array.isArray(modifiers);
}
