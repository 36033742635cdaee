import { type Cents, percentOf } from "./money.ts";

/** What makes up an order's price; the parts add up to the totals to the cent. */
export type Breakdown = {
  /** The sum of the line totals. */
  combos: Cents;
  /** What is taken off the goods; never more than they cost. */
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

export type Charges = {
  combos: Cents;
  discounts?: Cents;
  delivery?: Cents;
  serviceFee?: Cents;
  tip?: Cents;
  /** Per cent of the order's total, which the payment method adds. */
  paymentFeePercent?: number;
  currencyCode: string;
};

/** Everything that an order costs (spec §5, Totals). The payment fee is never on the tip. */
export function breakdown(charges: Charges): Breakdown {
  const { combos, delivery = 0, serviceFee = 0, tip = 0, paymentFeePercent = 0 } = charges;
  const discounts = Math.min(charges.discounts ?? 0, combos);
  const orderTotal = combos - discounts + delivery + serviceFee;
  const paymentFee = percentOf(orderTotal, paymentFeePercent, charges.currencyCode);
  const total = orderTotal + tip + paymentFee;
  return { combos, discounts, delivery, serviceFee, tip, paymentFee, orderTotal, total };
}
