import type { Order } from "@comanda/contract/orders/order";
import { type Cents, currencyCodeOf, toCents } from "@comanda/domain/money/cents";
import { statedDiscounts } from "@comanda/domain/money/discounts";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";

/**
 * Returns the order's breakdown as the server calculated it, in cents. An order of another backend
 * without one has only totals, discounts and what its payment method names.
 */
export function orderAmounts(order: Order): PriceBreakdown {
  const code = currencyCodeOf(order);
  const cents = (amount: number | null | undefined) => toCents(amount ?? 0, code);
  const { breakdown, total } = order;
  if (!breakdown) return amountsWithoutBreakdown(order, cents);
  return {
    combos: cents(breakdown.combos),
    discounts: cents(breakdown.discounts),
    delivery: cents(breakdown.delivery),
    serviceFee: cents(breakdown.service_fee),
    tip: cents(breakdown.tip),
    paymentFee: cents(breakdown.payment_fee),
    orderTotal: cents(total),
    total: cents(breakdown.total),
  };
}

/**
 * The customer pays the order's total, the tip and the payment fee (conformance 5.60), and a service fee
 * that was agreed to: the bill is more than the products and the delivery. A total that has them already
 * is what the customer pays.
 */
function amountsWithoutBreakdown(
  order: Order,
  cents: (amount: number | null | undefined) => Cents,
): PriceBreakdown {
  const combos = cents(order.combos_price);
  const discounts = statedDiscounts(order.discounts ?? [], combos, currencyCodeOf(order));
  const delivery = cents(order.delivery_price);
  const orderTotal = cents(order.total);
  const payment = order.meta_data?.assigned_payment;
  const [bill, tip, paymentFee] = [
    cents(payment?.bill_amount),
    cents(payment?.tip_value),
    cents(payment?.fee_amount),
  ];
  const parts = combos - discounts + delivery;
  const isWhole = orderTotal === bill + tip + paymentFee;
  const isBill = [parts, bill].includes(orderTotal) || isWhole;
  const serviceFee = isBill ? Math.max(0, bill - parts) : 0;
  const billed = orderTotal === parts ? parts + serviceFee : orderTotal;
  const total = isWhole ? orderTotal : billed + tip + paymentFee;
  return { combos, discounts, delivery, serviceFee, tip, paymentFee, orderTotal, total };
}

/**
 * Returns whether an order says what it costs. Another backend may send neither its products nor an amount; 0 would be
 * a wrong price then.
 */
export function hasKnownAmounts(order: Order): boolean {
  const { breakdown, combos, combos_price, discounts, total } = order;
  return (
    breakdown !== null || combos.length + discounts.length > 0 || combos_price > 0 || total > 0
  );
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
