import type { Order } from "@comanda/contract/orders/order";
import { customerCancelUntil } from "@comanda/domain/board/customer-cancel";
import { recordChange } from "../audit/audit.store.ts";
import type { BoardContext } from "../board/board-context.ts";
import { findBoardSettings } from "../companies/board-settings.store.ts";
import { transact } from "../db/transact.ts";
import { cancelLockedOrder } from "../order-calls/cancel-order.ts";
import type { OrderRequest } from "../orders/order-request.ts";
import { toWireOrder, visibilityFor } from "../orders/order-view.ts";
import {
  findOrder,
  lockOrder,
  mayAccessOrder,
  type OrderRow,
  type StoredOrder,
} from "../orders/orders.store.ts";
import { publishOrderChangedOrLog } from "../orders/publish-order-changed.ts";
import { valuesBefore } from "../orders/values-before.ts";
import { requestRefund } from "../payments/refunds/request-refund.ts";
import { Refusal } from "../shared/refusal.ts";

/** The reason of a cancellation that the customer wanted. */
const CUSTOMER_ASKED = "customer_asked" as const;

/**
 * Cancels an order for its customer, within the time of the settings and before the restaurant accepts it
 * (decision 49). All of it happens in one transaction under the order's lock: reservations and the audit
 * entry are those of a cancellation by staff, and what was paid online is sent back. The same request again
 * changes nothing. 404 `company_not_found`, `order_not_found`, also for a device that may not access the
 * order; 409 `order_changed` when the restaurant was first, with the status and when; `too_late_to_cancel`.
 * Publishes the change.
 */
export async function cancelOwnOrder(
  context: BoardContext,
  { companyId, orderId, device }: OrderRequest,
): Promise<Order | Refusal> {
  const { db, clock } = context;
  const result = await transact(db, async (trx) => {
    const settings = await findBoardSettings(trx, companyId);
    if (!settings) return new Refusal("company_not_found");
    await lockOrder(trx, companyId, orderId);
    const stored = await findOrder(trx, companyId, orderId);
    if (!stored || !mayAccessOrder(stored, device) || stored.order.status === "INITIATED")
      return new Refusal("order_not_found");
    const { order } = stored;
    if (isCancelledAsAsked(order)) return { stored, isChanged: false };
    if (order.status !== "PENDING") return changedFirst(stored);
    const now = clock();
    if (customerCancelUntil(order, settings, now) === null)
      return new Refusal("too_late_to_cancel");
    const reason = { message: null, code: CUSTOMER_ASKED };
    const columns = await cancelLockedOrder(trx, order, reason, now);
    if (columns instanceof Refusal) return columns;
    const refund = { amount: null, byHand: false, reason: null, actor: null };
    await requestRefund({ db: trx, clock }, order, refund);
    await recordChange(trx, { companyId, program: "customer" }, now, {
      action: "orders.cancel",
      target: order.id,
      before: valuesBefore(order, columns),
      after: columns,
    });
    const after = await findOrder(trx, companyId, orderId);
    if (!after) throw new Error("an order disappeared under its lock");
    return { stored: after, isChanged: true };
  });
  if (result instanceof Refusal) return result;
  if (result.isChanged)
    await publishOrderChangedOrLog(context, { company_id: companyId, id: orderId });
  return toWireOrder(result.stored, visibilityFor(result.stored, device));
}

const isCancelledAsAsked = ({ status, cancel_code }: OrderRow): boolean =>
  status === "CANCELLED" && cancel_code === CUSTOMER_ASKED;

/** The customer learns what the restaurant did and when, and not which member it was. */
function changedFirst({ order, events }: StoredOrder): Refusal {
  const { status, updated_at } = order;
  const at = events.findLast((event) => event.status === status)?.at ?? updated_at;
  return new Refusal("order_changed", { changed: { by: null, at: at.toISOString(), status } });
}
