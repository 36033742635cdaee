import type { Order } from "@comanda/contract/orders/order";
import type { EndReason } from "@comanda/contract/staff/order-board-schemas";
import { canTransition } from "@comanda/domain/orders/status";
import { trimToNull } from "@comanda/domain/text/visible-text";
import type { Transaction } from "kysely";
import type { Database } from "../db/schema/database.ts";
import {
  changeStatusByCommand,
  type StatusChange,
  type StatusCommandDeps,
} from "../orders/change-status-by-command.ts";
import { illegalTransition } from "../orders/illegal-transition.ts";
import { changePaymentStatus, isRefundedOrPending } from "../orders/order-payment-status.ts";
import {
  addOrderEvent,
  type OrderColumns,
  type OrderRow,
  updateOrderWithStatus,
} from "../orders/orders.store.ts";
import { releaseReservation } from "../orders/place/release-reservation.ts";
import { statusTimes } from "../orders/status-times.ts";
import { pollOrderPaymentsNow } from "../payments/payment-polling.store.ts";
import { Refusal } from "../shared/refusal.ts";

/**
 * Cancels an order, by its id or short number, and releases its reservation:
 * its stock, also when the menu counts other stock since, the use of its coupon, the points of its
 * reward. An online payment that was paid has to be refunded, and the schedule withdraws an open
 * one. 404 `order_not_found`; 409 `illegal_transition` once the order is handed over.
 */
export function cancelOrder(
  deps: StatusCommandDeps,
  companyId: string,
  reference: string,
  reason: string | null,
): Promise<Order | Refusal> {
  const request = { companyId, reference, action: "orders.cancel" as const };
  return changeStatusByCommand(deps, request, ({ order }) =>
    cancellation(order, { message: reason, code: null }, deps.clock()),
  );
}

/**
 * What a cancellation does to an order that its transaction has locked. `message` is what the
 * customer reads, `code` the reason as the contract's `EndReason`. 409 `illegal_transition` once the
 * order is handed over.
 */
export function cancellation(
  order: OrderRow,
  { message, code }: { message: string | null; code: EndReason | null },
  now: Date,
): StatusChange | Refusal {
  const { status, service_type, company_id, id } = order;
  if (!canTransition(status, "CANCELLED", service_type)) {
    return illegalTransition(`An order that is ${status} cannot be cancelled`);
  }
  return {
    to: "CANCELLED",
    changes: {
      cancel_reason: trimToNull(message),
      cancel_code: code,
      payment_expires_at: null,
      ...(isRefundedOrPending(order)
        ? {}
        : changePaymentStatus(order, paymentStatusAfterCancel(order))),
    },
    effect: async (trx) => {
      await releaseReservation(trx, order);
      await pollOrderPaymentsNow(trx, company_id, id, now);
    },
  };
}

/**
 * Cancels an order that the transaction has locked, and returns the columns that it wrote; 409
 * `illegal_transition` once the order is handed over. The caller writes the audit entry.
 */
export async function cancelLockedOrder(
  trx: Transaction<Database>,
  order: OrderRow,
  reason: { message: string | null; code: EndReason | null },
  now: Date,
): Promise<OrderColumns | Refusal> {
  const move = cancellation(order, reason, now);
  if (move instanceof Refusal) return move;
  const columns = { ...move.changes, status: move.to, ...statusTimes(move.to, now) };
  await move.effect?.(trx);
  await updateOrderWithStatus(trx, order, order.status, { ...columns, updated_at: now });
  await addOrderEvent(trx, order, { status: move.to, at: now });
  return columns;
}

/** Returns the payment status after a cancellation: received money has to be refunded. */
function paymentStatusAfterCancel(order: OrderRow): OrderRow["payment_status"] {
  const { payment_state, payment_status, amount_due } = order;
  if (payment_state !== "UNPAID" && amount_due > 0) return "refund_pending";
  return payment_status === "failed" ? "failed" : null;
}
