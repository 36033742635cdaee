import { awaitsPayment } from "../orders/order-payment-status.ts";
import { belongsToOtherDevice, mayAccessOrder, type StoredOrder } from "../orders/orders.store.ts";

/**
 * Returns whether the device may send an order. A draft's id is enough for a request without a
 * device; but links are shared, and a visitor with the link must not end a payment that the
 * customer is about to make.
 */
export function maySubmitOrder(stored: StoredOrder, device: string | null): boolean {
  if (awaitsPayment(stored.order)) return mayAccessOrder(stored, device);
  return !belongsToOtherDevice(stored, device);
}
