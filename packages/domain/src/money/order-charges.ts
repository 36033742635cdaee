import { type Cents, percentOf } from "./cents.ts";
import { chargedServiceFee, type OrderServiceFee } from "./service-fee.ts";

/** The parts of an order's price; they add up to the totals to the cent. */
export type PriceBreakdown = {
  /** The sum of the line totals. */
  combos: Cents;
  /** What coupon and reward take off the products (see `calculateDiscounts`); at most `combos`. */
  discounts: Cents;
  delivery: Cents;
  serviceFee: Cents;
  tip: Cents;
  paymentFee: Cents;
  /** Products less discounts, plus delivery and service fee. */
  orderTotal: Cents;
  /** What the customer pays: the order's total, tip and payment fee. */
  total: Cents;
};

export type ChargeableOrder = {
  /** The sum of the line totals. */
  subtotal: Cents;
  discounts?: Cents;
  /** Null for an order that is not delivered. */
  delivery?: Cents | null;
  serviceFee?: OrderServiceFee;
  /** Whether the customer agrees to an optional service fee. */
  feeAccepted?: boolean;
  tip?: Cents;
  /** The payment method's fee, per cent of the order's total. */
  paymentFeePercent?: number;
  currencyCode: string;
};

/**
 * Returns what an order costs (conformance 5.59, 5.60). The browser shows and the server charges what this
 * function answers. Discounts reduce only the products' price. The payment fee is a percentage of products
 * after discounts, delivery and service fee; the tip bears no fee.
 */
export function calculateOrderCharges(order: ChargeableOrder): PriceBreakdown {
  const { subtotal: combos, tip = 0, paymentFeePercent = 0, currencyCode } = order;
  const discounts = Math.min(order.discounts ?? 0, combos);
  const delivery = order.delivery ?? 0;
  const serviceFee = order.serviceFee
    ? chargedServiceFee(order.serviceFee, { accepted: order.feeAccepted ?? false })
    : 0;
  const orderTotal = combos - discounts + delivery + serviceFee;
  const paymentFee = percentOf(orderTotal, paymentFeePercent, currencyCode);
  const total = orderTotal + tip + paymentFee;
  return { combos, discounts, delivery, serviceFee, tip, paymentFee, orderTotal, total };
}
