import { findOrder, type OrderRow } from "../orders/orders.store.ts";
import { awaitsPayment } from "../orders/payment-status-change.ts";
import { giveUpPayment, withdrawPayment } from "./ask-payment.ts";
import type { PaymentContext } from "./context.ts";
import { isForHold, isOpen } from "./open-payment.ts";
import { findPaymentsOf } from "./payments.store.ts";

type OrderId = Pick<OrderRow, "company_id" | "id">;

/**
 * Withdraws what an order could still be paid by online, for it is to be paid otherwise. `paid` when it
 * turned out that it was: then it is settled; `processing` when a bank is deciding about it. Never to be
 * called in a transaction.
 */
export async function withdrawUnpaid(
  context: PaymentContext,
  { company_id, id }: OrderId,
): Promise<"paid" | "processing" | "ready"> {
  let outcome: "paid" | "ready" = "ready";
  for (const payment of await findPaymentsOf(context.db, company_id, id)) {
    if (!isOpen(payment)) continue;
    const after = await withdrawPayment(context, payment);
    if (after.isProcessing) return "processing";
    // Who cannot be asked must not keep anybody from paying at the door.
    if (isOpen(after)) await giveUpPayment(context, after);
    else if (after.state === "paid") outcome = "paid";
  }
  return outcome;
}

/**
 * Withdraws the payments of an order that are for something else than it is sent with now: another
 * method, another amount. Never to be called in a transaction.
 */
export async function withdrawOthers(
  context: PaymentContext,
  { company_id, id }: OrderId,
): Promise<void> {
  const stored = await findOrder(context.db, company_id, id);
  if (!stored) return;
  const { order } = stored;
  for (const payment of await findPaymentsOf(context.db, company_id, id)) {
    const isMeant = awaitsPayment(order) && isForHold(payment, order);
    if (isOpen(payment) && !isMeant) await withdrawPayment(context, payment);
  }
}
