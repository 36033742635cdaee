import type { Order } from "@comanda/contract/orders/order";
import { saveLastPaymentMethod } from "./last-payment-method.ts";
import { saveRecentAddress } from "./recent-addresses.ts";

/** Saves the address and the payment method of an order, which are preselected for the next one. */
export function saveOrderDefaults(companyId: string, order: Order): void {
  const addressId = order.address?.id;
  // The ids of another backend may be numbers.
  if (typeof addressId === "string" || typeof addressId === "number")
    saveRecentAddress(String(addressId));
  const methodId = order.meta_data?.assigned_payment?.payment_method_id;
  if (methodId) saveLastPaymentMethod(companyId, methodId);
}
