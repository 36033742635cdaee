import type { Order } from "@comanda/contract/orders";
import { transact } from "../db/transact.ts";
import { Refusal } from "../refusal.ts";
import { illegalMove, type MoveDeps } from "./move-order.ts";
import { tryPublishOrderChanged } from "./order-changed.ts";
import { toOrder } from "./order-view.ts";
import { lockOrder, updateOrderIn } from "./orders.store.ts";
import { toPaymentStatus } from "./payment-status-change.ts";
import { findByReference } from "./show-order.ts";

/**
 * Notes that what was paid online for an order, by its id or short number, has been given back at the
 * provider, where that does not tell us. 404 `order_not_found`; 409 `illegal_transition` when nothing was
 * paid online, or it is noted already.
 */
export async function markRefunded(
  { db, events, clock }: MoveDeps,
  companyId: string,
  reference: string,
): Promise<Order | Refusal> {
  const refunded = await transact(db, async (trx) => {
    const seen = await findByReference(trx, companyId, reference);
    if (seen instanceof Refusal) return seen;
    await lockOrder(trx, companyId, seen.order.id);
    const stored = await findByReference(trx, companyId, seen.order.id);
    if (stored instanceof Refusal) return stored;
    const { order } = stored;
    if (order.payment_state === "UNPAID") return illegalMove("Nothing was paid for it online");
    if (order.payment_status === "refunded") return illegalMove("It is refunded already");
    const status = toPaymentStatus(order, "refunded");
    await updateOrderIn(trx, order, order.status, { ...status, updated_at: clock() });
    return findByReference(trx, companyId, order.id);
  });
  if (refunded instanceof Refusal) return refunded;
  await tryPublishOrderChanged(events, refunded.order);
  return toOrder(refunded, "whole");
}
