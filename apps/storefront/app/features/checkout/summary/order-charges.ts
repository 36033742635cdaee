import type { Order } from "@comanda/contract/orders";
import type { PaymentMethod } from "@comanda/contract/payments";
import { type Breakdown, breakdown } from "@comanda/domain/totals";
import { orderAmounts } from "../../../shop/order-amounts.ts";

/**
 * What the server's order costs when it is paid with `method`, whose fee the order carries only
 * once it has been placed. Everything else is the server's.
 */
export function orderCharges(
  order: Order,
  method: PaymentMethod | null,
  currencyCode: string,
): Breakdown {
  const paymentFeePercent = method?.payment_method_fee ?? 0;
  return breakdown({ ...orderAmounts(order), paymentFeePercent, currencyCode });
}
