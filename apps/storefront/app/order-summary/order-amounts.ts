import type { Order } from "@comanda/contract/orders/order";
import { currencyCodeOf, toCents } from "@comanda/domain/money/cents";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";

/**
 * Returns the order's breakdown as the server calculated it, in cents. An old order without one has
 * only totals.
 */
export function orderAmounts({
  breakdown,
  combos_price,
  delivery_price,
  total,
  currency,
}: Order): PriceBreakdown {
  const cents = (amount: number | null | undefined) =>
    toCents(amount ?? 0, currencyCodeOf({ currency }));
  return {
    combos: cents(breakdown?.combos ?? combos_price),
    discounts: cents(breakdown?.discounts),
    delivery: cents(breakdown?.delivery ?? delivery_price),
    serviceFee: cents(breakdown?.service_fee),
    tip: cents(breakdown?.tip),
    paymentFee: cents(breakdown?.payment_fee),
    orderTotal: cents(total),
    total: cents(breakdown?.total ?? total),
  };
}

/** Returns whether the order is fully paid, and no payment or refund is pending. */
export function isPaid({
  payment_state: state,
  payment_status: status,
}: Pick<Order, "payment_state" | "payment_status">): boolean {
  return status === null && (state === "PAID" || state === "OVERPAID");
}

/** Returns how many products an order has: the sum of its lines' quantities. */
export function itemCount({ combos }: Order): number {
  return combos.reduce((sum, { quantity }) => sum + quantity, 0);
}
