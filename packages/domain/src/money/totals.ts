import { type Cents, percentOf } from "./cents.ts";

/** What makes up an order's price; the parts add up to the totals to the cent. */
export type PriceBreakdown = {
  /** The sum of the line totals. */
  combos: Cents;
  /** What coupon and reward take off the goods (see `orderDiscounts`); never more than they cost. */
  discounts: Cents;
  delivery: Cents;
  serviceFee: Cents;
  tip: Cents;
  paymentFee: Cents;
  /** Goods, discounts, delivery and service fee. */
  orderTotal: Cents;
  /** What is paid: the order's total, tip and payment fee. */
  total: Cents;
};

export type OrderCharges = {
  combos: Cents;
  discounts?: Cents;
  delivery?: Cents;
  serviceFee?: Cents;
  tip?: Cents;
  /** Per cent of the order's total, which the payment method adds. */
  paymentFeePercent?: number;
  currencyCode: string;
};

/**
 * Everything that an order costs (spec §5, Totals). Discounts come off the goods alone. The payment
 * fee is on what the method moves for the restaurant, goods after discounts included, never on the tip.
 */
export function calculateBreakdown(charges: OrderCharges): PriceBreakdown {
  const { combos, delivery = 0, serviceFee = 0, tip = 0, paymentFeePercent = 0 } = charges;
  const discounts = Math.min(charges.discounts ?? 0, combos);
  const orderTotal = combos - discounts + delivery + serviceFee;
  const paymentFee = percentOf(orderTotal, paymentFeePercent, charges.currencyCode);
  const total = orderTotal + tip + paymentFee;
  return { combos, discounts, delivery, serviceFee, tip, paymentFee, orderTotal, total };
}

/** Spec §3, Order settings: per cent of the goods. */
export type ServiceFee = { value?: number | null; optional?: boolean | null };

/**
 * The service fee on `goods`, the sum of the line totals before any discount: the work is the same. One
 * that is optional is charged to nobody but who has said yes.
 */
export function calculateServiceFee(
  fee: ServiceFee | null | undefined,
  subtotal: Cents,
  accepted: boolean,
  currencyCode: string,
): Cents {
  if (!fee || (fee.optional && !accepted)) return 0;
  return Math.max(0, percentOf(subtotal, fee.value ?? 0, currencyCode));
}

/** What an optional service fee would be; null where there is none to say yes to. */
export function optionalServiceFee(
  fee: ServiceFee | null | undefined,
  subtotal: Cents,
  currencyCode: string,
): Cents | null {
  return fee?.optional ? calculateServiceFee(fee, subtotal, true, currencyCode) : null;
}
