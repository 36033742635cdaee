import type { OrderRow } from "./orders.store.ts";

/**
 * Returns the values that an order has in the columns that a change writes: `before` of the change in the
 * audit log.
 */
export function valuesBefore(order: OrderRow, columns: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(columns).map((name) => [name, Reflect.get(order, name)]));
}
