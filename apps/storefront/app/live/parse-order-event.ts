import { type OrderUpdatedMessage, orderInstantFields } from "@comanda/contract/calls/order-socket";
import { normalizeInstant } from "@comanda/contract/fields/instant";
import type { Order } from "@comanda/contract/orders/order";
import { TRANSITIONS } from "@comanda/domain/orders/status";

/**
 * Returns the order of a websocket message about the order with this id; null for `pong`, and for messages without
 * an order or with another one (conformance 4.17). Messages of another backend arrive as it wrote them: an instant
 * without a zone is read as UTC, as in its HTTP answers. `unreadable` is an order with missing fields or an invalid
 * instant, and one of another kind of event: the specification names no kinds, and the order may have changed.
 */
export function parseOrderEvent(data: unknown, orderId: string): Order | "unreadable" | null {
  if (typeof data !== "string" || !data.trimStart().startsWith("{")) return null;
  try {
    const { event_type, order } = JSON.parse(data) as Partial<OrderUpdatedMessage>;
    const isUpdate = event_type === "ORDER_UPDATED";
    if (!(isUpdate || (typeof order === "object" && order !== null))) return null;
    // An id of digits may be a number there.
    if (order?.id != null && String(order.id) !== orderId) return null;
    const isValid =
      isUpdate &&
      order &&
      isOrder(order) &&
      orderInstantFields.every((path) => normalizeAt(order, path));
    return isValid ? order : "unreadable";
  } catch {
    return null;
  }
}

/** Normalizes the instants at a path, such as `status_history.at`, in place; false if one is invalid. */
function normalizeAt(value: unknown, path: string): boolean {
  if (Array.isArray(value)) return value.every((each) => normalizeAt(each, path));
  if (typeof value !== "object" || value === null) return true;
  const [name = "", ...rest] = path.split(".");
  const field: unknown = Reflect.get(value, name);
  if (rest.length > 0) return normalizeAt(field, rest.join("."));
  if (typeof field !== "string") return true;
  const instant = normalizeInstant(field);
  return instant !== null && Reflect.set(value, name, instant);
}

/**
 * Returns whether an order has the contract's fields. Another backend's may not have them; the order is
 * then loaded over HTTP, which validates it.
 */
function isOrder(order: Partial<Order>): order is Order {
  const { id, status, combos, status_history, discounts, payment_state, currency } = order;
  if (typeof id !== "string" || !status || !(status in TRANSITIONS) || !payment_state) return false;
  // Without a currency the amounts may be read with two decimals, where its company's has three.
  if (!currency) return false;
  if (!(Array.isArray(status_history) && Array.isArray(discounts))) return false;
  return Array.isArray(combos) && combos.every(isLine);
}

function isLine({ name, quantity, modifiers }: Partial<Order["combos"][number]>): boolean {
  return Boolean(name) && typeof quantity === "number" && Array.isArray(modifiers);
}
