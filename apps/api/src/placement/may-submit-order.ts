import { awaitsPayment } from "../orders/order-payment-status.ts";
import { belongsToOtherDevice, mayAccessOrder, type StoredOrder } from "../orders/orders.store.ts";

/**
 * Whether the device may send an order in. A draft's id is enough for a caller without a device; but links
 * are shared, and whoever was given one must not end a payment that its owner is about to make.
 */
export function maySubmitOrder(stored: StoredOrder, device: string | null): boolean {
  if (awaitsPayment(stored.order)) return mayAccessOrder(stored, device);
  return !belongsToOtherDevice(stored, device);
}
