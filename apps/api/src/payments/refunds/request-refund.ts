import type { Cents } from "@comanda/domain/money/cents";
import { refundableOf, splitRefund } from "@comanda/domain/orders/refunds";
import type { ApiContext } from "../../context/api-context.ts";
import type { OrderRow } from "../../orders/orders.store.ts";
import { newId } from "../../shared/new-id.ts";
import { findPaymentsOfOrder } from "../payments.store.ts";
import { findRefundsOfOrder, insertRefund } from "./order-refunds.store.ts";
import { refundSources } from "./refund-sources.ts";

export type RefundWish = {
  /** Null for everything that can go back this way. */
  amount: Cents | null;
  /** A member gives the money back; otherwise the provider is asked. */
  byHand: boolean;
  reason: string | null;
  /** The member's name; null for a rule. */
  actor: string | null;
};

/**
 * Writes the refunds of an order, one for each payment that gives a part. Providers are asked after the
 * transaction, by `pollDueRefunds`; what is given by hand is confirmed at once. Returns what is written
 * in cents, 0 when nothing can go back; null when less than `amount` is left. Runs in a transaction that
 * has locked the order.
 */
export async function requestRefund(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  order: OrderRow,
  { amount, byHand, reason, actor }: RefundWish,
): Promise<Cents | null> {
  const { company_id, id: order_id } = order;
  const sources = refundSources({
    order,
    payments: await findPaymentsOfOrder(db, company_id, order_id),
    refunds: await findRefundsOfOrder(db, company_id, order_id),
  });
  const left = refundableOf(sources);
  const most = byHand ? left.total : left.byProvider;
  if (amount === null && most === 0) return 0;
  const parts = splitRefund(sources, amount ?? most, { byHand });
  if (!parts) return null;
  const now = clock();
  for (const part of parts) {
    await insertRefund(db, {
      company_id,
      order_id,
      id: newId(),
      payment_id: part.paymentId,
      amount: part.amount,
      currency: order.currency.code,
      by_hand: byHand,
      reason,
      actor,
      created_at: now,
      failure: null,
      reference: null,
      state: byHand ? "confirmed" : "requested",
      ask_at: byHand ? null : now,
      settled_at: byHand ? now : null,
    });
  }
  return amount ?? most;
}
