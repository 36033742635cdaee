import type { Order } from "@comanda/contract/orders";
import { canTransition } from "@comanda/domain/order-status";
import { textOrNull } from "@comanda/domain/visible-text";
import { askSoon } from "../payments/asking.store.ts";
import type { Refusal } from "../refusal.ts";
import { illegalMove, type MoveDeps, moveOrder } from "./move-order.ts";
import type { OrderRow } from "./orders.store.ts";
import { isBeingRefunded, toPaymentStatus } from "./payment-status-change.ts";
import { giveBack } from "./take-order.ts";

/**
 * Cancels an order, by its id or short number, and gives back what it took (design §4, Stock and
 * coupons): its stock, whatever the menu has counted since, the use of its coupon, the points of its
 * reward. What was paid for it online is to be given back, and a payment that is under way is withdrawn
 * by the schedule. 404 `order_not_found`; 409 `illegal_transition` once the goods are handed over.
 */
export function cancelOrder(
  deps: MoveDeps,
  companyId: string,
  reference: string,
  reason: string | null,
): Promise<Order | Refusal> {
  return moveOrder(deps, companyId, reference, ({ order }) => {
    const { status, service_type, company_id, id } = order;
    if (!canTransition(status, "CANCELLED", service_type)) {
      return illegalMove(`An order that is ${status} cannot be cancelled`);
    }
    return {
      to: "CANCELLED",
      changes: {
        cancel_reason: textOrNull(reason),
        payment_expires_at: null,
        ...(isBeingRefunded(order) ? {} : toPaymentStatus(order, endOfPayment(order))),
      },
      effect: async (trx) => {
        await giveBack(trx, order);
        await askSoon(trx, company_id, id, deps.clock());
      },
    };
  });
}

/** Money that came goes back; an order that only waited for some, or cost nothing, is done with. */
function endOfPayment(order: OrderRow): OrderRow["payment_status"] {
  const { payment_state, payment_status, amount_due } = order;
  if (payment_state !== "UNPAID" && amount_due > 0) return "refund_pending";
  return payment_status === "failed" ? "failed" : null;
}
