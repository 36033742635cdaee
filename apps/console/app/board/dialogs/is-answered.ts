import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { isFinished } from "@comanda/domain/orders/progress";
import { isPaidAtHandOver } from "../words/next-action.ts";

/**
 * Whether a sheet has nothing to do any more, because another member was first: a new order has its
 * answer, an accepted one is over, or its money is taken.
 */
export function isAnswered(
  kind: "refuse" | "cancel" | "pay" | "change",
  order: StaffOrder,
): boolean {
  if (kind === "refuse") return order.status !== "PENDING";
  if (kind === "pay") return order.status === "CANCELLED" || !isPaidAtHandOver(order);
  return isFinished(order);
}
