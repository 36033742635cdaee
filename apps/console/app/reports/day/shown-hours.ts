import type { SalesHour } from "@comanda/contract/sales/sales-schemas";

/** Returns the hours from the first to the last one with an order on either day; none without orders. */
export function shownHours(hours: readonly SalesHour[]): SalesHour[] {
  const hasOrders = ({ figures, compared }: SalesHour) =>
    [figures, compared].some(({ orders, cancelled }) => orders + cancelled > 0);
  const first = hours.findIndex(hasOrders);
  return first === -1 ? [] : hours.slice(first, hours.findLastIndex(hasOrders) + 1);
}
