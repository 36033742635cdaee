import { planMonth } from "@comanda/domain/company/plan";
import type { Catalog } from "../catalog/to-catalog.ts";
import type { MonthOrders } from "./plan-orders.store.ts";

/**
 * Returns the plan's orders of a month: those placed here, and those that another system counted
 * since it began.
 */
export function planUsage(
  { counted, at }: Catalog["usage"],
  { timezone, month, orders }: MonthOrders,
): number {
  return Math.max(0, orders + (at && planMonth(timezone, at) >= month ? counted : 0));
}
