import type { Order } from "@comanda/contract/orders/order";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { type Cents, toCents } from "@comanda/domain/money/cents";
import { calculateOrderCharges, type PriceBreakdown } from "@comanda/domain/money/order-charges";
import { orderAmounts } from "./order-amounts.ts";

/** The customer's choices that change the price. The draft has them only once it is placed. */
export type ChargeOptions = { method: PaymentMethod | null; tip: Cents; feeAccepted: boolean };

/**
 * Returns the price of the server's draft order with the chosen options: the fee of the payment method,
 * the tip and the optional service fee. All other amounts are the server's.
 */
export function orderCharges(
  order: Order,
  { method, tip, feeAccepted }: ChargeOptions,
  currencyCode: string,
): PriceBreakdown {
  const { combos, discounts, delivery, serviceFee: charged } = orderAmounts(order);
  const optional = order.optional_service_fee ?? null;
  const offered = optional === null ? null : toCents(optional, currencyCode);
  return calculateOrderCharges({
    subtotal: combos,
    discounts,
    delivery,
    serviceFee: { charged, offered },
    feeAccepted,
    tip,
    paymentFeePercent: method?.payment_method_fee ?? 0,
    currencyCode,
  });
}
