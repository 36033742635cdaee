import { paymentStateOf } from "@comanda/domain/orders/payment-status";
import type { ApiContext } from "../../context/api-context.ts";
import type { OrderRow } from "../../orders/orders.store.ts";
import { type PaymentRow, sumReceivedForOrder } from "../payments.store.ts";

/** What a member has recorded as paid at the counter: all of the order, or nothing. */
export function paidAtCounter({ paid_at, amount_due }: OrderRow): number {
  return paid_at === null ? 0 : amount_due;
}

/** Compares the received money with the price of the order; for a draft, with the payment's amount. */
export async function paymentStateOfOrder(
  { db }: ApiContext,
  order: OrderRow,
  payment: PaymentRow,
) {
  const due = order.placed_at === null ? payment.amount : order.amount_due;
  const online = await sumReceivedForOrder(db, order.company_id, order.id);
  return paymentStateOf(due, online + paidAtCounter(order));
}
