import { SERVICE_TYPES, type ServiceType, serviceTypeKey } from "./service-type.ts";

/** What the settings say of one service type (spec §3, Ecommerce settings). */
export type ServiceTypeSettings = {
  active?: boolean | null;
  additional_input?: string | null;
  collect_client_info?: boolean | null;
  scheduled_orders_enabled?: boolean | null;
  /** ISO 8601 instant until which the type is paused. */
  disabled_until?: string | null;
};

export type OnsiteSettings = ServiceTypeSettings & { onsite_qr_ordering?: boolean | null };

export type DeliverySettings = ServiceTypeSettings & {
  minimum_amount_to_allow?: number | string | null;
  minimum_amount_for_free?: number | string | null;
  /** Minutes that a delivery takes, `35` or `25-35`. */
  average_time?: number | string | null;
};

/** The part of the ecommerce settings that decides over orders; an absent type is not offered. */
export type OrderingSettings = {
  checkout_type?: string | null;
  table?: ServiceTypeSettings | null;
  onsite?: OnsiteSettings | null;
  takeaway?: ServiceTypeSettings | null;
  delivery?: DeliverySettings | null;
};

export type OrderTypeState = {
  type: ServiceType;
  /** Whether a customer can come to order in this way, whatever the time. */
  shown: boolean;
  /** Not paused. */
  available: boolean;
  /** Until when it is paused; null when it is not. */
  pausedUntil: Date | null;
};

/**
 * The active service types, in the order in which they are offered (spec §4, Order-type
 * availability). On site is shown only with QR ordering on site; a table, only to whom its QR code
 * brought here (`qrServiceType`). Whether the company is open, `orderability` judges.
 */
export function orderTypes(
  settings: OrderingSettings,
  now: Date,
  qrServiceType: ServiceType | null = null,
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

export function acceptsScheduledOrders(settings: OrderingSettings, type: ServiceType): boolean {
  return settings[serviceTypeKey(type)]?.scheduled_orders_enabled === true;
}

function isVisibleTo(
  settings: OrderingSettings,
  type: ServiceType,
  qrServiceType: ServiceType | null,
): boolean {
  if (type === "TABLE") return qrServiceType === "TABLE";
  return type !== "ONSITE" || settings.onsite?.onsite_qr_ordering === true;
}

/** The end of a pause that has not passed; what is not an instant pauses nothing. */
function pauseEnd(settings: OrderingSettings, type: ServiceType, now: Date): Date | null {
  const until = new Date(settings[serviceTypeKey(type)]?.disabled_until ?? "");
  return until > now ? until : null;
}
