import { classifyDatabaseError } from "../../db/postgres/database-failures.ts";
import { transact } from "../../db/transact.ts";
import { runInCompanyShare } from "../../db/use/database-use.ts";
import { awaitsPayment, changePaymentStatus } from "../../orders/order-payment-status.ts";
import { findOrder, lockOrder } from "../../orders/orders.store.ts";
import { releaseToDraft } from "../../orders/place/release-reservation.ts";
import { publishOrderChanged } from "../../orders/publish-order-changed.ts";
import { loggableError } from "../../shared/loggable-error.ts";
import type { PaymentContext } from "../payment-context.ts";
import { findLapsedOrders, type LapsedOrder } from "./lapsed-orders.store.ts";

/** How many orders one round reads at a time. */
const LIMIT = 50;

/**
 * Releases the reservations of orders whose payment time is over, when no open payment will do it at its
 * own withdrawal (`settle/settle-unpaid-order.ts`): because none was created, or because none can be
 * polled. Such an order can be paid again. An order that fails stops no other. While a company is locked,
 * its other orders wait for the next round, because each of them would delay the orders of all companies.
 * Ends early when `stopSignal` is aborted.
 */
export async function releaseLapsedOrders(context: PaymentContext): Promise<void> {
  const { db, clock } = context;
  const seen: LapsedOrder[] = [];
  const locked = new Set<string>();
  for (;;) {
    const batch = await findLapsedOrders(db, clock(), { limit: LIMIT, except: seen });
    if (batch.length === 0) return;
    seen.push(...batch);
    for (const due of batch) {
      if (context.stopSignal?.aborted) return;
      if (locked.has(due.company_id)) continue;
      if ((await tryRelease(context, due)) === "busy") locked.add(due.company_id);
    }
  }
}

/** Releases one order. Logs a failure; returns `busy` when it waited too long for a lock. */
async function tryRelease(context: PaymentContext, due: LapsedOrder): Promise<"busy" | null> {
  try {
    await context.backgroundQueue(async () => {
      if (!context.stopSignal?.aborted) await releaseAndPublish(context, due);
    });
    return null;
  } catch (error) {
    const failure = error as Error;
    context.log.error({ company_id: due.company_id, order: due.id, ...loggableError(failure) });
    return classifyDatabaseError(failure) === "busy" ? "busy" : null;
  }
}

async function releaseAndPublish(context: PaymentContext, due: LapsedOrder): Promise<void> {
  const released = await runInCompanyShare(due.company_id, () =>
    transact(context.db, (trx) => releaseInTransaction({ ...context, db: trx }, due)),
  );
  if (released !== true) return;
  const { company_id, id } = due;
  context.log.info({ company_id, order: id }, "payment did not come");
  await publishOrderChanged(context.events, due);
}

/** Runs in a transaction; false when the order was paid, released or sent again meanwhile. */
async function releaseInTransaction(
  { db, clock }: PaymentContext,
  { company_id, id }: LapsedOrder,
): Promise<boolean> {
  const now = clock();
  await lockOrder(db, company_id, id);
  const order = (await findOrder(db, company_id, id))?.order;
  const isDue = order?.payment_expires_at != null && order.payment_expires_at <= now;
  if (!order || !isDue || !awaitsPayment(order)) return false;
  await releaseToDraft(db, order, { ...changePaymentStatus(order, "failed"), updated_at: now });
  return true;
}
