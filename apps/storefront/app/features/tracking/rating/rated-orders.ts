import { addRecentId, recentIds } from "../../../session/storage/recent-ids.ts";

const NAME = "comanda.ratedOrders";

/** Returns whether the order was rated from this browser. */
export function wasRated(orderId: string): boolean {
  return recentIds(NAME).includes(orderId);
}

/** Remembers that the order was rated, so that this browser does not ask again. */
export function rememberRated(orderId: string): void {
  addRecentId(NAME, orderId);
}
