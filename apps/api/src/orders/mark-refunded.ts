import type { Order } from "@comanda/contract/orders/order";
import { COMMAND_LINE, recordChange } from "../audit/audit.store.ts";
import { transact } from "../db/transact.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StatusCommandDeps } from "./change-status-by-command.ts";
import { illegalTransition } from "./illegal-transition.ts";
import { changePaymentStatus } from "./order-payment-status.ts";
import { toWireOrder } from "./order-view.ts";
import { lockOrder, updateOrderWithStatus } from "./orders.store.ts";
import { publishOrderChangedQuietly } from "./publish-order-changed.ts";
import { findOrderByReference } from "./read-order-for-restaurant.ts";

/**
 * Records that an online payment of an order, by its id or short number, was refunded at the
 * provider, for providers that do not report it. 404 `order_not_found`; 409 `illegal_transition`
 * when nothing was paid online, or the refund is already recorded.
 */
export async function markOrderRefunded(
  { db, events, clock }: StatusCommandDeps,
  companyId: string,
  reference: string,
): Promise<Order | Refusal> {
  const refunded = await transact(db, async (trx) => {
    const seen = await findOrderByReference(trx, companyId, reference);
    if (seen instanceof Refusal) return seen;
    await lockOrder(trx, companyId, seen.order.id);
    const stored = await findOrderByReference(trx, companyId, seen.order.id);
    if (stored instanceof Refusal) return stored;
    const { order } = stored;
    if (order.payment_state === "UNPAID")
      return illegalTransition("Nothing was paid for it online");
    if (order.payment_status === "refunded") return illegalTransition("It is refunded already");
    const status = changePaymentStatus(order, "refunded");
    const now = clock();
    await updateOrderWithStatus(trx, order, order.status, { ...status, updated_at: now });
    await recordChange(trx, { companyId, program: COMMAND_LINE }, now, {
      action: "orders.refund",
      target: order.id,
      before: { payment_status: order.payment_status },
      after: { payment_status: "refunded" },
    });
    return findOrderByReference(trx, companyId, order.id);
  });
  if (refunded instanceof Refusal) return refunded;
  await publishOrderChangedQuietly(events, refunded.order);
  return toWireOrder(refunded, "whole");
}
