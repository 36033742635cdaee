import {
  type QrServiceType,
  SERVICE_TYPES,
  type ServiceType,
  serviceTypeKey,
} from "./service-type.ts";

/** The settings of one service type. */
export type ServiceTypeSettings = {
  active?: boolean | null;
  additional_input?: string | null;
  collect_client_info?: boolean | null;
  scheduled_orders_enabled?: boolean | null;
  /** The end of a pause, an ISO 8601 instant. */
  disabled_until?: string | null;
};

export type OnsiteSettings = ServiceTypeSettings & { onsite_qr_ordering?: boolean | null };

export type DeliverySettings = ServiceTypeSettings & {
  minimum_amount_to_allow?: number | string | null;
  minimum_amount_for_free?: number | string | null;
  /** Minutes that a delivery takes, `35` or `25-35`. */
  average_time?: number | string | null;
  /** `average_time` without the minutes of a slowdown; absent without one. */
  usual_time?: number | string | null;
};

/** The ecommerce settings that concern orders; an absent service type is not offered. */
export type OrderingSettings = {
  checkout_type?: string | null;
  table?: ServiceTypeSettings | null;
  onsite?: OnsiteSettings | null;
  takeaway?: ServiceTypeSettings | null;
  delivery?: DeliverySettings | null;
};

export type OrderTypeState = {
  type: ServiceType;
  /** Whether the page offers this type, regardless of the time. */
  shown: boolean;
  /** Not paused. */
  available: boolean;
  /** The end of the pause; null if the type is not paused. */
  pausedUntil: Date | null;
};

/**
 * Returns the active service types in the order of the pages (conformance 4.48, 4.50). On site is shown
 * only with QR ordering on site; a table only after a QR code was scanned that does not name another type
 * (`qrServiceType`).
 * `evaluateOrderability` checks the opening hours.
 */
export function orderTypes(
  settings: OrderingSettings,
  now: Date,
  qrServiceType: QrServiceType | null = null,
): OrderTypeState[] {
  return SERVICE_TYPES.filter((type) => settings[serviceTypeKey(type)]?.active).map((type) => {
    const pausedUntil = pauseEnd(settings, type, now);
    return {
      type,
      shown: isVisibleTo(settings, type, qrServiceType),
      available: pausedUntil === null,
      pausedUntil,
    };
  });
}

/** Returns whether a company takes orders of this type for a later time. */
export function acceptsScheduledOrders(settings: OrderingSettings, type: ServiceType): boolean {
  return settings[serviceTypeKey(type)]?.scheduled_orders_enabled === true;
}

function isVisibleTo(
  settings: OrderingSettings,
  type: ServiceType,
  qrServiceType: QrServiceType | null,
): boolean {
  if (type === "TABLE") return qrServiceType === "TABLE" || qrServiceType === "ANY";
  return type !== "ONSITE" || settings.onsite?.onsite_qr_ordering === true;
}

/** Returns the end of a current pause; null for a past instant or another text. */
function pauseEnd(settings: OrderingSettings, type: ServiceType, now: Date): Date | null {
  const until = new Date(settings[serviceTypeKey(type)]?.disabled_until ?? "");
  return until > now ? until : null;
}
