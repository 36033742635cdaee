import type { Order } from "@comanda/contract/orders/order";
import type { PaymentMethod } from "@comanda/contract/payments/company-payment";
import { type Cents, toCents } from "@comanda/domain/money/cents";
import { calculateBreakdown, type PriceBreakdown } from "@comanda/domain/money/totals";
import { orderAmounts } from "./order-amounts.ts";

/** The customer's choices that change the price. The draft has them only once it is placed. */
export type ChargeOptions = { method: PaymentMethod | null; tip: Cents; feeAccepted: boolean };

/**
 * The price of the server's draft order with the chosen options: the fee of the payment method, the
 * tip and the optional service fee. All other amounts are the server's.
 */
export function orderCharges(
  order: Order,
  { method, tip, feeAccepted }: ChargeOptions,
  currencyCode: string,
): PriceBreakdown {
  const amounts = orderAmounts(order);
  const optionalFee = order.optional_service_fee ?? null;
  const acceptedFee = feeAccepted ? toCents(optionalFee ?? 0, currencyCode) : 0;
  return calculateBreakdown({
    ...amounts,
    // Null: the fee is not optional, or an earlier attempt to pay accepted it. The draft then has
    // it.
    serviceFee: optionalFee === null ? amounts.serviceFee : acceptedFee,
    tip,
    paymentFeePercent: method?.payment_method_fee ?? 0,
    currencyCode,
  });
}
