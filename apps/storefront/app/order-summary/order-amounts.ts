import type { Order } from "@comanda/contract/orders/order";
import { currencyCodeOf, toCents } from "@comanda/domain/money/cents";
import { statedDiscounts } from "@comanda/domain/money/discounts";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";

/**
 * Returns the order's breakdown as the server calculated it, in cents. An order of another backend
 * without one has only totals and discounts.
 */
export function orderAmounts({
  breakdown,
  combos_price,
  delivery_price,
  discounts,
  total,
  currency,
}: Order): PriceBreakdown {
  const code = currencyCodeOf({ currency });
  const cents = (amount: number | null | undefined) => toCents(amount ?? 0, code);
  const combos = cents(breakdown?.combos ?? combos_price);
  return {
    combos,
    discounts: breakdown
      ? cents(breakdown.discounts)
      : statedDiscounts(discounts ?? [], combos, code),
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
