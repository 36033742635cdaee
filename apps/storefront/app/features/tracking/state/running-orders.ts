import type { OwnOrder } from "@comanda/contract/orders/own-order";
import { DAY_MS } from "@comanda/domain/time/durations";
import { orderPageState, type PageOrder } from "./order-page-state.ts";

/** A day in milliseconds, from the scheduled time or the creation: a restaurant may never finish an order. */
const FORGOTTEN_MS = DAY_MS;

type RunningOrder = PageOrder & Pick<OwnOrder, "created_at" | "scheduled_delivery_date">;

/**
 * Returns whether the visitor still waits for an order: it is with the restaurant, or its payment is
 * awaited, and it is not older than a day.
 */
export function isRunning(order: RunningOrder, now: Date): boolean {
  const page = orderPageState(order);
  if (order.status === "DELIVERED") return false;
  if (page !== "under_way" && page !== "waiting_for_payment") return false;
  const instant = order.scheduled_delivery_date ?? order.created_at;
  // Another backend may leave out both.
  return instant === null || now.getTime() - Date.parse(instant) <= FORGOTTEN_MS;
}

/**
 * Returns the running orders, and those that are over and were `seen` running on this device, so that
 * their end can be said once.
 */
export function splitOrders(
  orders: readonly OwnOrder[],
  seen: readonly string[],
  now: Date,
): { running: OwnOrder[]; ended: OwnOrder[] } {
  const running = orders.filter((order) => isRunning(order, now));
  const ended = orders.filter((order) => seen.includes(order.id) && !running.includes(order));
  return { running, ended };
}

/** Returns the list with an order in the place of its earlier state; a late answer does not replace it. */
export function withOrder(orders: readonly OwnOrder[], fresh: OwnOrder): OwnOrder[] {
  return orders.map((order) => (order.id === fresh.id ? newer(order, fresh) : order));
}

/** Returns an answer of the server, with the orders of which the page knows a newer state. */
export function mergeOrders(
  shown: readonly OwnOrder[] | null,
  answer: readonly OwnOrder[],
): OwnOrder[] {
  return answer.map((order) => {
    const before = shown?.find(({ id }) => id === order.id);
    return before ? newer(before, order) : order;
  });
}

function newer(shown: OwnOrder, answer: OwnOrder): OwnOrder {
  const isOlder = Date.parse(answer.updated_at ?? "") < Date.parse(shown.updated_at ?? "");
  return isOlder ? shown : answer;
}
