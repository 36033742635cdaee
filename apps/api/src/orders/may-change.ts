import { isAnothers, isOwn, type StoredOrder } from "./orders.store.ts";
import { awaitsPayment } from "./payment-status-change.ts";

/**
 * Whether the device may send an order in. A draft's id is enough for a caller without a device; but links
 * are shared, and whoever was given one must not end a payment that its owner is about to make.
 */
export function mayChange(stored: StoredOrder, device: string | null): boolean {
  if (awaitsPayment(stored.order)) return isOwn(stored, device);
  return !isAnothers(stored, device);
}
