import type { Order } from "@comanda/contract/orders/order";
import type { PaymentMethod } from "@comanda/contract/payments/company-payment";
import { type Cents, toCents } from "@comanda/domain/money/cents";
import { calculateBreakdown, type PriceBreakdown } from "@comanda/domain/money/totals";
import { orderAmounts } from "./order-amounts.ts";

/** What the customer adds to the draft, which carries it only once it has been placed. */
export type ChargeOptions = { method: PaymentMethod | null; tip: Cents; feeAccepted: boolean };

/**
 * What the server's draft costs when it is paid so: with the method's fee, the tip and the optional
 * service fee. Everything else is the server's.
 */
export function orderCharges(
  order: Order,
  { method, tip, feeAccepted }: ChargeOptions,
  currencyCode: string,
): PriceBreakdown {
  const amounts = orderAmounts(order);
  const offered = order.optional_service_fee ?? null;
  const accepted = feeAccepted ? toCents(offered ?? 0, currencyCode) : 0;
  return calculateBreakdown({
    ...amounts,
    // A restaurant's fee is optional or not; an order that was to be paid before carries it already.
    serviceFee: offered === null ? amounts.serviceFee : accepted,
    tip,
    paymentFeePercent: method?.payment_method_fee ?? 0,
    currencyCode,
  });
}
