import { addRecentId, recentIds } from "../../../session/storage/recent-ids.ts";

const NAME = "comanda.ratedOrders";

/** Whether the order was rated from this browser. */
export function wasRated(orderId: string): boolean {
  return recentIds(NAME).includes(orderId);
}

/** Of this order no rating is asked here any more. */
export function rememberRated(orderId: string): void {
  addRecentId(NAME, orderId);
}
