import { paymentIntentKind } from "@comanda/domain/orders/payment-method";
import { PAYMENT_TIMEOUT_MINUTES } from "@comanda/domain/orders/payment-status";
import type { ApiContext } from "../../context/api-context.ts";
import { Refusal } from "../../shared/refusal.ts";
import { changePaymentStatus } from "../order-payment-status.ts";
import { type StoredOrder, updateOrderWithStatus } from "../orders.store.ts";
import type { RequestedPayment } from "../rules/confirm-price.ts";
import { markPlaced } from "./place-order.ts";
import { reserveStockAndDiscounts } from "./reserve-stock-and-discounts.ts";
import { type SubmittedChanges, validateForPlacement } from "./validate-for-placement.ts";

/**
 * Judges a draft and takes what it needs, but does not place it: it stays INITIATED and waits for its
 * online payment (design §5), for as many minutes as the method has. From now on its amount is fixed.
 * What costs nothing waits for nobody, and is placed. Null when it is done; else the refusals of
 * `judgeOrder` and `takeOrder`. To be called in a transaction that holds the order.
 */
export async function reserveForPayment(
  context: ApiContext,
  stored: Pick<StoredOrder, "order" | "lines">,
  draft: SubmittedChanges,
  payment: RequestedPayment,
): Promise<Refusal | null> {
  const { db, clock } = context;
  const { order } = stored;
  const validated = await validateForPlacement(context, stored, draft.scheduledFor, payment);
  if (validated instanceof Refusal) return validated;
  const reserved = await reserveStockAndDiscounts(db, order, { draft, payment, judged: validated });
  if (reserved instanceof Refusal) return reserved;
  if (validated.charges.total === 0) {
    const paid = { ...changePaymentStatus(order, null), payment_state: "PAID" as const };
    await markPlaced(context, order, { ...reserved, ...paid });
    return null;
  }
  const now = clock();
  const minutes = PAYMENT_TIMEOUT_MINUTES[paymentIntentKind(validated.method)];
  const isUpdated = await updateOrderWithStatus(db, order, "INITIATED", {
    ...reserved,
    ...changePaymentStatus(order, "payment_requested"),
    payment_expires_at: new Date(now.getTime() + minutes * 60_000),
    updated_at: now,
  });
  if (!isUpdated) throw new Error("a draft that this transaction holds has changed");
  return null;
}
