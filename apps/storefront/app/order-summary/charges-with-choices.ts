import type { Order } from "@comanda/contract/orders/order";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { type Cents, toCents } from "@comanda/domain/money/cents";
import { calculateOrderCharges, type PriceBreakdown } from "@comanda/domain/money/order-charges";
import { type ServiceFeeSetting, serviceFeeOf } from "@comanda/domain/money/service-fee";
import { orderAmounts } from "./order-amounts.ts";

/** The customer's choices that change the price. The draft has them only once it is placed. */
export type PriceChoices = {
  method: PaymentMethod | null;
  tip: Cents;
  feeAccepted: boolean;
  /** The setting of the order's service type, for a draft that does not say what its optional fee costs. */
  feeSetting?: ServiceFeeSetting | null;
};

/**
 * Returns the price of the server's draft order with the chosen options: the fee of the payment method,
 * the tip and the optional service fee. All other amounts are the server's.
 */
export function chargesWithChoices(
  order: Order,
  { method, tip, feeAccepted, feeSetting }: PriceChoices,
  currencyCode: string,
): PriceBreakdown {
  const amounts = orderAmounts(order);
  return calculateOrderCharges({
    subtotal: amounts.combos,
    discounts: amounts.discounts,
    delivery: amounts.delivery,
    serviceFee: {
      charged: order.breakdown ? amounts.serviceFee : unstatedFee(amounts),
      offered: offeredServiceFee(order, feeSetting, currencyCode),
    },
    feeAccepted,
    tip,
    paymentFeePercent: method?.payment_method_fee ?? 0,
    currencyCode,
  });
}

/**
 * Returns what the total of another backend's draft has beyond its products and its delivery: a fee that
 * every customer pays, which such a draft does not name (decision 31).
 */
function unstatedFee({ combos, discounts, delivery, orderTotal }: PriceBreakdown): Cents {
  return Math.max(0, orderTotal - (combos - discounts + delivery));
}

/**
 * Returns what the optional service fee of a draft costs; null without one. The draft of another backend,
 * which has no breakdown, does not say it: there it follows from the restaurant's setting.
 */
export function offeredServiceFee(
  order: Order,
  setting: ServiceFeeSetting | null | undefined,
  currencyCode: string,
): Cents | null {
  const stated = order.optional_service_fee ?? null;
  if (stated !== null) return toCents(stated, currencyCode);
  if (order.breakdown) return null;
  return serviceFeeOf(setting, orderAmounts(order).combos, currencyCode).offered;
}
