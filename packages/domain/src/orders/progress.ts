import {
  isPaidInFull,
  mayStillBePaid,
  type PaymentStateName,
  type PaymentStatus,
} from "./payment-status.ts";
import type { OrderStatus } from "./status.ts";

/** The fields of an order that tell its progress; another backend may leave out the last three. */
export type OrderProgress = {
  status: OrderStatus;
  payment_status: PaymentStatus;
  payment_state?: PaymentStateName;
  meta_data?: { assigned_payment?: unknown } | null;
  status_history?: readonly unknown[];
};

/** Statuses of an order that was handed over or cancelled. */
const FINISHED: readonly OrderStatus[] = ["DELIVERED", "FINALIZED", "CANCELLED"];
/** Statuses of an order that the restaurant has and has not handed over. */
const IN_PROGRESS: readonly OrderStatus[] = [
  "PENDING",
  "PREPARING",
  "READY",
  "DRIVER_ON_THE_WAY_TO_DESTINATION",
  "DRIVER_ARRIVED_AT_DESTINATION",
];

/** Statuses of a new order (decision 31): the restaurant has not begun with it. */
const NOT_STARTED: readonly OrderStatus[] = ["INITIATED", "PENDING"];

/** Returns whether the restaurant has not begun with the order. */
export function isNotStarted({ status }: Pick<OrderProgress, "status">): boolean {
  return NOT_STARTED.includes(status);
}

/** Returns whether the order was handed over or cancelled: it waits for no step and no payment. */
export function isFinished({ status }: Pick<OrderProgress, "status">): boolean {
  return FINISHED.includes(status);
}

/** Returns whether the order waits for a requested online payment. */
export function isAwaitingPayment(order: OrderProgress): boolean {
  return (
    order.payment_status === "payment_requested" &&
    !isFinished(order) &&
    !isPaidInFull(order.payment_state)
  );
}

/** Returns whether the payment failed and the customer can pay again. */
export function needsNewPayment(order: OrderProgress): boolean {
  return (
    order.payment_status === "failed" && isNotStarted(order) && !isPaidInFull(order.payment_state)
  );
}

/**
 * Returns whether the restaurant has the order: it has begun with it, or the order has a payment method
 * (or a history) and waits for no payment. Other backends may call a draft PENDING; it has no method yet.
 */
export function isPlaced(order: OrderProgress): boolean {
  if (order.status === "INITIATED") return false;
  if (!isNotStarted(order)) return true;
  if (isAwaitingPayment(order) || needsNewPayment(order)) return false;
  return Boolean(order.meta_data?.assigned_payment) || (order.status_history?.length ?? 0) > 0;
}

/** Returns whether the restaurant works on the order, from its arrival until it is handed over. */
export function isInProgress({ status }: Pick<OrderProgress, "status">): boolean {
  return IN_PROGRESS.includes(status);
}

/**
 * Whether the page of an order follows it as it changes (decision 24): the restaurant works on it,
 * or a payment may still arrive.
 */
export function changesLive(order: Pick<OrderProgress, "status" | "payment_status">): boolean {
  return isInProgress(order) || mayStillBePaid(order.payment_status);
}
