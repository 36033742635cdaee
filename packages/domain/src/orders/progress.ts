import type { PaymentStateName, PaymentStatus } from "./payment-status.ts";
import type { OrderStatus } from "./status.ts";

/** As much of an order as says what it still lacks; another backend may leave out the last three. */
export type OrderProgress = {
  status: OrderStatus;
  payment_status: PaymentStatus;
  payment_state?: PaymentStateName;
  meta_data?: { assigned_payment?: unknown } | null;
  status_history?: readonly unknown[];
};

/** Until then an order can be paid: it is not over. */
const FINISHED: readonly OrderStatus[] = ["DELIVERED", "FINALIZED", "CANCELLED"];
/** What a new order may be called (docs/decisions/0031): nothing has been done for it yet. */
const NOT_STARTED: readonly OrderStatus[] = ["INITIATED", "PENDING"];

/** Whether the restaurant has not begun with the order. */
export function isNotStarted({ status }: Pick<OrderProgress, "status">): boolean {
  return NOT_STARTED.includes(status);
}

/** Whether an online payment that was asked for is still to come, whatever the order's status is called. */
export function isAwaitingPayment(order: OrderProgress): boolean {
  return (
    order.payment_status === "payment_requested" &&
    !FINISHED.includes(order.status) &&
    !isPaid(order)
  );
}

/** Whether the payment failed of an order that waits for nothing else. */
export function needsNewPayment(order: OrderProgress): boolean {
  return order.payment_status === "failed" && isNotStarted(order) && !isPaid(order);
}

/**
 * Whether the restaurant has the order: it has begun with it, or it was sent with a way to pay
 * and no payment is to come. A draft has no way to pay, whatever its status is called.
 */
export function isPlaced(order: OrderProgress): boolean {
  if (order.status === "INITIATED") return false;
  if (!isNotStarted(order)) return true;
  if (isAwaitingPayment(order) || needsNewPayment(order)) return false;
  return Boolean(order.meta_data?.assigned_payment) || (order.status_history?.length ?? 0) > 0;
}

function isPaid({ payment_state }: OrderProgress): boolean {
  return payment_state === "PAID" || payment_state === "OVERPAID";
}
