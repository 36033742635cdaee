import type { OrderStatus } from "./order-status.ts";
import type { PaymentStateName, PaymentStatus } from "./payment-status.ts";

/** As much of an order as says what it still lacks; another backend may leave out the last three. */
export type OrderProgress = {
  status: OrderStatus;
  payment_status: PaymentStatus;
  payment_state?: PaymentStateName;
  meta_data?: { assigned_payment?: unknown } | null;
  status_history?: readonly unknown[];
};

/** Until then an order can be paid: it is not over. */
const OVER: readonly OrderStatus[] = ["DELIVERED", "FINALIZED", "CANCELLED"];
/** What a new order may be called (docs/decisions/0031): nothing has been done for it yet. */
const NEW: readonly OrderStatus[] = ["INITIATED", "PENDING"];

/** Whether nobody has begun with the order. */
export function isNew({ status }: Pick<OrderProgress, "status">): boolean {
  return NEW.includes(status);
}

/** Whether an online payment that was asked for is still to come, whatever the order's status is called. */
export function lacksPayment(order: OrderProgress): boolean {
  return (
    order.payment_status === "payment_requested" && !OVER.includes(order.status) && !paid(order)
  );
}

/** Whether the payment failed of an order that waits for nothing else. */
export function lacksAnotherPayment(order: OrderProgress): boolean {
  return order.payment_status === "failed" && isNew(order) && !paid(order);
}

/**
 * Whether the restaurant has the order: somebody has begun with it, or it was sent with a way to pay
 * and no payment is to come. A draft has no way to pay, whatever its status is called.
 */
export function isPlaced(order: OrderProgress): boolean {
  if (order.status === "INITIATED") return false;
  if (!isNew(order)) return true;
  if (lacksPayment(order) || lacksAnotherPayment(order)) return false;
  return Boolean(order.meta_data?.assigned_payment) || (order.status_history?.length ?? 0) > 0;
}

function paid({ payment_state }: OrderProgress): boolean {
  return payment_state === "PAID" || payment_state === "OVERPAID";
}
