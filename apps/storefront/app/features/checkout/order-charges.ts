import type { Order } from "@comanda/contract/orders";
import type { PaymentMethod } from "@comanda/contract/payments";
import { toCents } from "@comanda/domain/money";
import { type Breakdown, breakdown } from "@comanda/domain/totals";

/**
 * What the server's order costs when it is paid with `method`, whose fee the order carries only
 * once it has been placed. Everything else is the server's.
 */
export function orderCharges(
  order: Order,
  method: PaymentMethod | null,
  currencyCode: string,
): Breakdown {
  const cents = (amount: number | null | undefined) => toCents(amount ?? 0, currencyCode);
  return breakdown({
    combos: cents(order.breakdown?.combos ?? order.combos_price),
    discounts: cents(order.breakdown?.discounts),
    delivery: cents(order.breakdown?.delivery ?? order.delivery_price),
    serviceFee: cents(order.breakdown?.service_fee),
    tip: cents(order.breakdown?.tip),
    paymentFeePercent: method?.payment_method_fee ?? 0,
    currencyCode,
  });
}
