import { type OrderTypeState, orderTypes } from "@comanda/domain/company/order-types";
import type { OrderingContext } from "@comanda/domain/orders/orderability";

/**
 * The ways to order that pages show to this visitor, at any hour, paused ones included. A visitor
 * with a QR code can only use its service type.
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
