/** How an order reaches the customer (spec §4, Service types). */
export type ServiceType = "TABLE" | "ONSITE" | "TAKEAWAY" | "DELIVERY";

/** The name under which settings, fees and payment methods of a service type are kept. */
export type ServiceKey = "table" | "onsite" | "takeaway" | "delivery";

/** In the order in which they are offered. */
export const SERVICE_TYPES = [
  "DELIVERY",
  "TAKEAWAY",
  "ONSITE",
  "TABLE",
] as const satisfies ServiceType[];

const KEYS = {
  TABLE: "table",
  ONSITE: "onsite",
  TAKEAWAY: "takeaway",
  DELIVERY: "delivery",
} as const satisfies Record<ServiceType, ServiceKey>;

export function serviceKey(type: ServiceType): ServiceKey {
  return KEYS[type];
}

/** The service type that a text names, such as a QR's `ordering_type`, in either case; else null. */
export function parseServiceType(text: string | null | undefined): ServiceType | null {
  const name = text?.toUpperCase();
  return SERVICE_TYPES.find((type) => type === name) ?? null;
}
