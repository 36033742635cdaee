import { transact } from "../db/transact.ts";
import { publishOrderChanged } from "../orders/order-changed.ts";
import { findOrder, lockOrder } from "../orders/orders.store.ts";
import { awaitsPayment, toPaymentStatus } from "../orders/payment-status-change.ts";
import { releaseOrder } from "../orders/take-order.ts";
import type { PaymentContext } from "./context.ts";
import { findLapsedOrders, type LapsedOrder } from "./lapsed.store.ts";

/** At a time; the rest come with the next round. */
const LIMIT = 50;

/**
 * Gives back what orders hold whose payment did not come in time, where no payment is left that would do
 * so when it is withdrawn: because none was begun, or because none can be asked for. Such an order can be
 * paid again.
 */
export async function giveUpDue(context: PaymentContext): Promise<void> {
  const { db, clock } = context;
  for (const due of await findLapsedOrders(db, clock(), LIMIT)) {
    const released = await transact(db, (trx) => release({ ...context, db: trx }, due));
    if (released !== true) continue;
    const { company_id, id } = due;
    context.log.info({ company_id, order: id }, "payment did not come");
    await publishOrderChanged(context.events, due);
  }
}

/** Runs in a transaction; false when the order has been paid, released or sent again meanwhile. */
async function release(
  { db, clock }: PaymentContext,
  { company_id, id }: LapsedOrder,
): Promise<boolean> {
  const now = clock();
  await lockOrder(db, company_id, id);
  const order = (await findOrder(db, company_id, id))?.order;
  const isDue = order?.payment_expires_at != null && order.payment_expires_at <= now;
  if (!order || !isDue || !awaitsPayment(order)) return false;
  await releaseOrder(db, order, { ...toPaymentStatus(order, "failed"), updated_at: now });
  return true;
}
