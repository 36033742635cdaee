import { intentKind } from "@comanda/domain/payment-method";
import { PAYMENT_MINUTES } from "@comanda/domain/payment-status";
import type { Context } from "../deps.ts";
import { Refusal } from "../refusal.ts";
import type { AssignedPayment } from "./final-price.ts";
import { type Draft, judgeOrder } from "./judge-order.ts";
import { type StoredOrder, updateOrderIn } from "./orders.store.ts";
import { toPaymentStatus } from "./payment-status-change.ts";
import { markPlaced } from "./place-order.ts";
import { takeOrder } from "./take-order.ts";

/**
 * Judges a draft and takes what it needs, but does not place it: it stays INITIATED and waits for its
 * online payment (design §5), for as many minutes as the method has. From now on its amount is fixed.
 * What costs nothing waits for nobody, and is placed. Null when it is done; else the refusals of
 * `judgeOrder` and `takeOrder`. To be called in a transaction that holds the order.
 */
export async function holdOrder(
  context: Context,
  stored: Pick<StoredOrder, "order" | "lines">,
  draft: Draft,
  payment: AssignedPayment,
): Promise<Refusal | null> {
  const { db, clock } = context;
  const { order } = stored;
  const judged = await judgeOrder(context, stored, draft.scheduledFor, payment);
  if (judged instanceof Refusal) return judged;
  const taken = await takeOrder(db, order, { draft, payment, judged });
  if (taken instanceof Refusal) return taken;
  if (judged.charges.total === 0) {
    const paid = { ...toPaymentStatus(order, null), payment_state: "PAID" as const };
    await markPlaced(context, order, { ...taken, ...paid });
    return null;
  }
  const now = clock();
  const minutes = PAYMENT_MINUTES[intentKind(judged.method)];
  const held = await updateOrderIn(db, order, "INITIATED", {
    ...taken,
    ...toPaymentStatus(order, "payment_requested"),
    payment_expires_at: new Date(now.getTime() + minutes * 60_000),
    updated_at: now,
  });
  if (!held) throw new Error("a draft that this transaction holds has changed");
  return null;
}
