import { forCompany } from "../db/database-use.ts";
import { transact } from "../db/transact.ts";
import { errorFacts } from "../error-facts.ts";
import { publishOrderChanged } from "../orders/order-changed.ts";
import { findOrder, lockOrder } from "../orders/orders.store.ts";
import { awaitsPayment, toPaymentStatus } from "../orders/payment-status-change.ts";
import { releaseOrder } from "../orders/take-order.ts";
import type { PaymentContext } from "./context.ts";
import { findLapsedOrders, type LapsedOrder } from "./lapsed.store.ts";

/** At a time. */
const LIMIT = 50;

/**
 * Gives back what orders hold whose payment did not come in time, where no payment is left that would do
 * so when it is withdrawn: because none was begun, or because none can be asked for. Such an order can be
 * paid again. One that goes wrong stops no order of another company: those of its own wait for the
 * next round, since a locked company would hold each of them up. Ends early when the context is `stopping`.
 */
export async function giveUpDue(context: PaymentContext): Promise<void> {
  const { db, clock, log } = context;
  const seen: LapsedOrder[] = [];
  const failed = new Set<string>();
  for (;;) {
    const batch = await findLapsedOrders(db, clock(), { limit: LIMIT, except: seen });
    if (batch.length === 0) return;
    seen.push(...batch);
    for (const due of batch) {
      if (context.stopping?.aborted) return;
      if (failed.has(due.company_id)) continue;
      try {
        await context.turns(async () => {
          if (!context.stopping?.aborted) await giveUp(context, due);
        });
      } catch (error) {
        failed.add(due.company_id);
        log.error({ company_id: due.company_id, order: due.id, ...errorFacts(error as Error) });
      }
    }
  }
}

async function giveUp(context: PaymentContext, due: LapsedOrder): Promise<void> {
  const released = await forCompany(due.company_id, () =>
    transact(context.db, (trx) => release({ ...context, db: trx }, due)),
  );
  if (released !== true) return;
  const { company_id, id } = due;
  context.log.info({ company_id, order: id }, "payment did not come");
  await publishOrderChanged(context.events, due);
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
