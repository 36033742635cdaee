import type { Order } from "@comanda/contract/orders";
import { savePaymentMethod } from "./last-payment.ts";
import { saveAddress } from "./saved-addresses.ts";

/** Where an order went and how it is paid: the next one begins with the same. */
export function rememberUsual(companyId: string, order: Order): void {
  const addressId = order.address?.id;
  if (typeof addressId === "string") saveAddress(addressId);
  const methodId = order.meta_data?.assigned_payment?.payment_method_id;
  if (methodId) savePaymentMethod(companyId, methodId);
}
