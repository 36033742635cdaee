/** How an order reaches the customer (conformance 4.6). */
export type ServiceType = "TABLE" | "ONSITE" | "TAKEAWAY" | "DELIVERY";

/** The key of a service type in settings, fees and payment methods. */
export type ServiceTypeKey = "table" | "onsite" | "takeaway" | "delivery";

/** All service types, in the order of the pages. */
export const SERVICE_TYPES = [
  "DELIVERY",
  "TAKEAWAY",
  "ONSITE",
  "TABLE",
] as const satisfies ServiceType[];

const SERVICE_TYPE_KEYS = {
  TABLE: "table",
  ONSITE: "onsite",
  TAKEAWAY: "takeaway",
  DELIVERY: "delivery",
} as const satisfies Record<ServiceType, ServiceTypeKey>;

/** Returns the key under which settings, fees and payment methods have a service type. */
export function serviceTypeKey(type: ServiceType): ServiceTypeKey {
  return SERVICE_TYPE_KEYS[type];
}

/** Parses a service type, such as a QR code's `ordering_type`, without regard to case and `_`, `-` and spaces; else null. */
export function parseServiceType(text: string | null | undefined): ServiceType | null {
  const name = text?.replace(/[\s_-]/gu, "").toUpperCase();
  return SERVICE_TYPES.find((type) => type === name) ?? null;
}

/** What a scanned QR code says of the service type: which one, or `ANY` where guests choose. */
export type QrServiceType = ServiceType | "ANY";

/** Returns what a scanned QR code, such as at a table, says of the service type; null without a code. */
export function qrServiceType(
  qr: { ordering_type?: string | null } | null | undefined,
): QrServiceType | null {
  return qr ? (parseServiceType(qr.ordering_type) ?? "ANY") : null;
}
