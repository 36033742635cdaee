import { lastOrderId } from "../../../session/client/last-order-id.ts";
import { browserStorage } from "../../../session/storage/browser-storage.ts";

/** The key of the last order at the time at which nothing was to be said of any order. */
export const SETTLED = "comanda.settledOrder";

/**
 * Returns whether something may have to be said of an order of this browser: it has ordered, and has not
 * found since that all is over. Other visitors cause no request.
 */
export function mayHaveOrders(): boolean {
  const orderId = lastOrderId(document.cookie);
  return orderId !== null && browserStorage.getItem(SETTLED) !== orderId;
}

/** Notes that nothing is to be said of any order; the next order makes that void. */
export function markSettled(): void {
  stopReserving();
  const orderId = lastOrderId(document.cookie);
  if (orderId) browserStorage.setItem(SETTLED, orderId);
}

/** Notes that something is to be said of an order again: its payment was made after all. */
export function unmarkSettled(orderId: string): void {
  if (browserStorage.getItem(SETTLED) === orderId) browserStorage.removeItem(SETTLED);
}

/** Gives back the space that the start page keeps for the chip of a running order (`reserveChip`). */
export function stopReserving(): void {
  document.documentElement.style.removeProperty("--coming-chip");
}
