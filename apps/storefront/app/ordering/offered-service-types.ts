import { type OrderTypeState, orderTypes } from "@comanda/domain/company/order-types";
import {
  type QrServiceType,
  SERVICE_TYPES,
  type ServiceType,
} from "@comanda/domain/company/service-type";
import type { OrderingContext } from "@comanda/domain/orders/orderability";

/**
 * Returns the service types that are left for this visitor: a visitor with a QR code that names a
 * type can order only that, even if it is not available (conformance 5.1).
 */
export function limitToQrServiceType(
  types: readonly ServiceType[],
  qrServiceType: QrServiceType | null | undefined,
): readonly ServiceType[] {
  return qrServiceType && qrServiceType !== "ANY" ? [qrServiceType] : types;
}

/** Returns the ways to order that pages show to this visitor, at any hour, paused ones included. */
export function offeredServiceTypes({
  settings,
  now,
  qrServiceType = null,
}: Pick<OrderingContext, "settings" | "now" | "qrServiceType">): OrderTypeState[] {
  const types = limitToQrServiceType(SERVICE_TYPES, qrServiceType);
  return orderTypes(settings, now, qrServiceType).filter(
    ({ type, shown }) => shown && types.includes(type),
  );
}
