import { type OrderTypeState, orderTypes } from "@comanda/domain/company/order-types";
import type { OrderingContext } from "@comanda/domain/orders/orderability";

/**
 * The ways to order that this visitor can come to, whatever the time, those that are paused
 * included: what every page says of them. Whom a QR code brought orders its type and no other.
 */
export function offeredServiceTypes({
  settings,
  now,
  qrServiceType = null,
}: Pick<OrderingContext, "settings" | "now" | "qrServiceType">): OrderTypeState[] {
  return orderTypes(settings, now, qrServiceType).filter(
    ({ type, shown }) => shown && (qrServiceType === null || type === qrServiceType),
  );
}
