/** How an order reaches the customer (spec §4, Service types). */
export type ServiceType = "TABLE" | "ONSITE" | "TAKEAWAY" | "DELIVERY";

/** The name under which settings, fees and payment methods of a service type are kept. */
export type ServiceTypeKey = "table" | "onsite" | "takeaway" | "delivery";

/** In the order in which they are offered. */
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

export function serviceTypeKey(type: ServiceType): ServiceTypeKey {
  return SERVICE_TYPE_KEYS[type];
}

/** The service type that a text names, such as a QR's `ordering_type`, in either case; else null. */
export function parseServiceType(text: string | null | undefined): ServiceType | null {
  const name = text?.toUpperCase();
  return SERVICE_TYPES.find((type) => type === name) ?? null;
}
