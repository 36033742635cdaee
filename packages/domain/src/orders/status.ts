import type { ServiceType } from "../company/service-type.ts";

/** The status of an order (conformance 4.1). */
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
 * The allowed next statuses of each status, the usual one first. Only a delivery has the driver's
 * statuses, and it cannot skip the first of them. An order can be cancelled until it is handed over, for
 * instance if the customer does not fetch it or does not open the door.
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

/** Returns the allowed next statuses for a service type, the usual one first. */
function nextStatuses(status: OrderStatus, serviceType: ServiceType): OrderStatus[] {
  return TRANSITIONS[status].filter((to) =>
    serviceType === "DELIVERY"
      ? !(status === "READY" && to === "DELIVERED")
      : !DRIVER_STATUSES.includes(to),
  );
}

/** Returns whether the transition table allows a step for an order of this service type. */
export function canTransition(
  from: OrderStatus,
  to: OrderStatus,
  serviceType: ServiceType,
): boolean {
  return nextStatuses(from, serviceType).includes(to);
}

/**
 * Returns the status to which the restaurant advances an order. Null for a final status, and for a draft,
 * which only the customer can place.
 */
export function nextStatus(status: OrderStatus, serviceType: ServiceType): OrderStatus | null {
  return status === "INITIATED" ? null : (nextStatuses(status, serviceType)[0] ?? null);
}

/** Returns whether the status has no next status. */
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
  /** The time in the history; null if the step was not reached or was skipped. */
  at: string | null;
};

/**
 * Returns the steps of an order for the tracking page. No step is current before the order is placed or
 * after it is FINALIZED; of a cancelled order only the reached steps are done. If the service type is
 * null, as from some other backends, the driver's steps are shown once the order has reached one.
 */
export function progressSteps(
  serviceType: ServiceType | null,
  status: OrderStatus,
  history: readonly { status: OrderStatus; at: string }[],
): ProgressStep[] {
  const reachedStatuses = [status, ...history.map((event) => event.status)];
  const hasDriver =
    serviceType === "DELIVERY" ||
    (serviceType === null && reachedStatuses.some((each) => DRIVER_STATUSES.includes(each)));
  const steps = STEPS.filter((each) => hasDriver || !DRIVER_STATUSES.includes(each.status));
  const reached = steps.findIndex((each) => each.status === status);
  return steps.map((each, index) => {
    const at = history.findLast((event) => event.status === each.status)?.at ?? null;
    const passed = index < reached || status === "FINALIZED";
    if (status === "CANCELLED" ? at !== null : passed)
      return { step: each.step, state: "done", at };
    return { step: each.step, state: index === reached ? "current" : "todo", at };
  });
}
