import type { ServiceType } from "../company/service-type.ts";

/** Spec §4, Order statuses. */
export type OrderStatus =
  | "INITIATED"
  | "PENDING"
  | "PREPARING"
  | "READY"
  | "DRIVER_ON_THE_WAY_TO_DESTINATION"
  | "DRIVER_ARRIVED_AT_DESTINATION"
  | "DELIVERED"
  | "FINALIZED"
  | "CANCELLED";

/**
 * Where an order may go from each status, the usual way first. Only a delivery takes the driver's
 * steps, and must take the first of them. Until the goods are handed over an order can be
 * cancelled: a meal that nobody fetches, or a door that nobody opens, must come to an end too.
 */
export const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  INITIATED: ["PENDING", "CANCELLED"],
  PENDING: ["PREPARING", "CANCELLED"],
  PREPARING: ["READY", "CANCELLED"],
  READY: ["DRIVER_ON_THE_WAY_TO_DESTINATION", "DELIVERED", "CANCELLED"],
  DRIVER_ON_THE_WAY_TO_DESTINATION: ["DRIVER_ARRIVED_AT_DESTINATION", "DELIVERED", "CANCELLED"],
  DRIVER_ARRIVED_AT_DESTINATION: ["DELIVERED", "CANCELLED"],
  DELIVERED: ["FINALIZED"],
  FINALIZED: [],
  CANCELLED: [],
};

const DRIVER_STATUSES: readonly OrderStatus[] = [
  "DRIVER_ON_THE_WAY_TO_DESTINATION",
  "DRIVER_ARRIVED_AT_DESTINATION",
];

/** The statuses an order of the service type may have next, the usual one first. */
function nextStatuses(status: OrderStatus, serviceType: ServiceType): OrderStatus[] {
  return TRANSITIONS[status].filter((to) =>
    serviceType === "DELIVERY"
      ? !(status === "READY" && to === "DELIVERED")
      : !DRIVER_STATUSES.includes(to),
  );
}

export function canTransition(
  from: OrderStatus,
  to: OrderStatus,
  serviceType: ServiceType,
): boolean {
  return nextStatuses(from, serviceType).includes(to);
}

/**
 * The status to which the restaurant advances an order, or null when it is at its end, or is not
 * placed yet: that is the customer's to do.
 */
export function nextStatus(status: OrderStatus, serviceType: ServiceType): OrderStatus | null {
  return status === "INITIATED" ? null : (nextStatuses(status, serviceType)[0] ?? null);
}

/** No way leads out of it. */
export function isFinalStatus(status: OrderStatus): boolean {
  return TRANSITIONS[status].length === 0;
}

const STEPS = [
  { step: "received", status: "PENDING" },
  { step: "preparing", status: "PREPARING" },
  { step: "ready", status: "READY" },
  { step: "on_the_way", status: "DRIVER_ON_THE_WAY_TO_DESTINATION" },
  { step: "arrived", status: "DRIVER_ARRIVED_AT_DESTINATION" },
  { step: "delivered", status: "DELIVERED" },
  { step: "finalized", status: "FINALIZED" },
] as const satisfies { step: string; status: OrderStatus }[];

export type ProgressStep = {
  step: (typeof STEPS)[number]["step"];
  state: "done" | "current" | "todo";
  /** When it was reached, as the history has it; null when it was not, or was passed over. */
  at: string | null;
};

/**
 * The way of an order as the tracking page draws it. Nothing is current before the order is placed,
 * nor once it is FINALIZED; of a cancelled one only what it reached is done. Of an order without a
 * service type, which another backend may leave out, the driver's steps are shown once it took one.
 */
export function progressSteps(
  serviceType: ServiceType | null,
  status: OrderStatus,
  history: readonly { status: OrderStatus; at: string }[],
): ProgressStep[] {
  const reachedStatuses = [status, ...history.map((event) => event.status)];
  const isDriven =
    serviceType === "DELIVERY" ||
    (serviceType === null && reachedStatuses.some((each) => DRIVER_STATUSES.includes(each)));
  const steps = STEPS.filter((each) => isDriven || !DRIVER_STATUSES.includes(each.status));
  const reached = steps.findIndex((each) => each.status === status);
  return steps.map((each, index) => {
    const at = history.findLast((event) => event.status === each.status)?.at ?? null;
    const passed = index < reached || status === "FINALIZED";
    if (status === "CANCELLED" ? at !== null : passed)
      return { step: each.step, state: "done", at };
    return { step: each.step, state: index === reached ? "current" : "todo", at };
  });
}
