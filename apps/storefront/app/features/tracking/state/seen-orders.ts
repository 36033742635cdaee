import { addRecentId, recentIds, removeRecentId } from "../../../session/storage/recent-ids.ts";

/** The key of the orders that this browser has seen running, and whose end it has not said. */
const RUNNING = "comanda.runningOrders";

/** The ids of orders that this browser has shown while they were running. */
export const seenRunning = (): string[] => recentIds(RUNNING);

/** Notes that this browser has shown an order while it was running, so that its end is said once. */
export function markRunning(orderId: string): void {
  if (!seenRunning().includes(orderId)) addRecentId(RUNNING, orderId);
}

/** Notes that the visitor has read how the order ended. */
export function markEndSeen(orderId: string): void {
  if (seenRunning().includes(orderId)) removeRecentId(RUNNING, orderId);
}
