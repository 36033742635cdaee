import type { ServiceType } from "../company/service-type.ts";
import { canTransition, nextStatus, type OrderStatus } from "../orders/status.ts";

/** Seconds for which the last change of an order can be taken back. */
export const UNDO_SECONDS = 10;

/**
 * Returns the status to which the board's main action moves an order; null when it has none.
 * Accepting is the step from PENDING. A courier's arrival is not asked for: an order on the way is
 * handed over next.
 */
export function nextStep(status: OrderStatus, serviceType: ServiceType): OrderStatus | null {
  if (status === "DRIVER_ON_THE_WAY_TO_DESTINATION") return "DELIVERED";
  return nextStatus(status, serviceType);
}

/**
 * Returns whether a member may advance an order from one status to another. Accepting and
 * cancelling are not among these steps, because they say more than a status.
 */
export function canAdvance(from: OrderStatus, to: OrderStatus, serviceType: ServiceType): boolean {
  const isStep = from !== "INITIATED" && from !== "PENDING" && to !== "CANCELLED";
  return isStep && canTransition(from, to, serviceType);
}

/**
 * Returns whether the step from one status to another can be taken back. A cancellation has
 * released the order's stock and a finalized order has credited its points, so those two cannot.
 */
export function canStepBack(from: OrderStatus, to: OrderStatus): boolean {
  return from !== "INITIATED" && to !== "CANCELLED" && to !== "FINALIZED";
}

/** Returns the last instant at which a change can be taken back. */
export function undoUntil(changedAt: Date): Date {
  return new Date(changedAt.getTime() + UNDO_SECONDS * 1000);
}
