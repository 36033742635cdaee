import type { Order } from "@comanda/contract/orders/order";
import { saveLastPaymentMethod } from "./last-payment-method.ts";
import { saveRecentAddress } from "./recent-addresses.ts";

/** Where an order went and how it is paid: the next one begins with the same. */
export function saveOrderDefaults(companyId: string, order: Order): void {
  const addressId = order.address?.id;
  if (typeof addressId === "string") saveRecentAddress(addressId);
  const methodId = order.meta_data?.assigned_payment?.payment_method_id;
  if (methodId) saveLastPaymentMethod(companyId, methodId);
}
