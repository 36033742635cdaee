import type { Order } from "@comanda/contract/orders/order";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";
import type { ServiceFeeSetting } from "@comanda/domain/money/service-fee";
import { useCompanySite } from "../../../company/company-site.tsx";
import { chargesWithChoices } from "../../../order-summary/charges-with-choices.ts";
import { orderAmounts } from "../../../order-summary/order-amounts.ts";
import { useCheckout } from "../../../session/checkout/checkout-store.ts";
import { chargeableTip } from "../extras/tip-offers.ts";

/**
 * Returns the charges of the draft by a method, or without one, with tip and service fee; null without
 * a draft. `feeSetting` is the service fee of the order's type.
 */
export function useChargesByMethod(
  order: Order | null,
  feeSetting: ServiceFeeSetting | null | undefined,
) {
  const { company } = useCompanySite();
  const tip = useCheckout((checkout) => checkout.tip);
  const feeAccepted = useCheckout(({ serviceFeeAccepted }) => serviceFeeAccepted);
  const chargesFor = (method: PaymentMethod | null): PriceBreakdown | null =>
    order &&
    chargesWithChoices(
      order,
      // A tip that is too large is shown with its error at the tip, and is not charged.
      { method, tip: chargeableTip(tip, orderAmounts(order).combos), feeAccepted, feeSetting },
      company.currency.code,
    );
  return { chargesFor, feeAccepted };
}
