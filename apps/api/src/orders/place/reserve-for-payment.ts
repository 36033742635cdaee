import { paymentIntentKind } from "@comanda/domain/orders/payment-method";
import { PAYMENT_TIMEOUT_MINUTES } from "@comanda/domain/orders/payment-status";
import type { ApiContext } from "../../context/api-context.ts";
import { Refusal } from "../../shared/refusal.ts";
import { changePaymentStatus } from "../order-payment-status.ts";
import { type OrderRow, type StoredOrder, updateOrderWithStatus } from "../orders.store.ts";
import type { RequestedPayment } from "../rules/confirm-price.ts";
import { markPlaced } from "./place-order.ts";
import { reserveStockAndDiscounts } from "./reserve-stock-and-discounts.ts";
import {
  type PlacementTerms,
  type SubmittedChanges,
  validateForPlacement,
} from "./validate-for-placement.ts";

/** An order that waits for its online payment: what is to be paid, by which method and until when. */
export type ReservedOrder = Pick<OrderRow, "company_id" | "id" | "payment_state" | "amount_due"> & {
  status: "INITIATED";
  payment_status: "payment_requested";
  payment_expires_at: Date;
  assigned_payment: { id: string };
};

/**
 * Validates a draft and reserves what it needs, but does not place it: the order stays INITIATED and
 * waits for its online payment, for the minutes that its method has. From now on its amount is fixed. An
 * order that costs nothing is placed at once, and the result is null. Refusals are those of
 * `validateForPlacement` and `reserveStockAndDiscounts`. Call it in a transaction that has locked the
 * order.
 */
export async function reserveForPayment(
  context: ApiContext,
  terms: PlacementTerms,
  stored: Pick<StoredOrder, "order" | "lines">,
  { draft, payment }: { draft: SubmittedChanges; payment: RequestedPayment },
): Promise<ReservedOrder | Refusal | null> {
  const { db, clock } = context;
  const { order } = stored;
  const validated = await validateForPlacement(context, terms, stored, draft.scheduledFor, payment);
  if (validated instanceof Refusal) return validated;
  const reserved = await reserveStockAndDiscounts(db, order, { draft, payment, validated });
  if (reserved instanceof Refusal) return reserved;
  const { method, charges } = validated;
  if (charges.total === 0) {
    const paid = { ...changePaymentStatus(order, null), payment_state: "PAID" as const };
    await markPlaced(context, order, { ...reserved, ...paid });
    return null;
  }
  const now = clock();
  const minutes = PAYMENT_TIMEOUT_MINUTES[paymentIntentKind(method)];
  const payment_expires_at = new Date(now.getTime() + minutes * 60_000);
  const isUpdated = await updateOrderWithStatus(db, order, "INITIATED", {
    ...reserved,
    ...changePaymentStatus(order, "payment_requested"),
    payment_expires_at,
    updated_at: now,
  });
  if (!isUpdated) throw new Error("a draft changed although this transaction has locked it");
  return {
    company_id: order.company_id,
    id: order.id,
    status: "INITIATED",
    payment_status: "payment_requested",
    payment_expires_at,
    assigned_payment: { id: method.id },
    payment_state: order.payment_state,
    amount_due: charges.total,
  };
}
