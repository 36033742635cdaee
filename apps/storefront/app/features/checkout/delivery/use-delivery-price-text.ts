import { deliveryCharge, isFreeDelivery } from "@comanda/domain/delivery/price-settings";
import type { Cents } from "@comanda/domain/money/cents";
import { useCompanySite } from "../../../company/company-site.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { usePricedCart } from "../../../ordering/use-priced-cart.ts";

/**
 * Returns a function from a price before any free minimum (cents) to the text of the cart's
 * delivery fee.
 */
export function useDeliveryPriceText(): (cost: Cents) => string {
  const t = useText();
  const price = usePrice();
  const { company, settings } = useCompanySite();
  const { total: subtotal } = usePricedCart();
  const { delivery } = settings;
  const currencyCode = company.currency.code;
  return (cost) => {
    const charge = deliveryCharge(cost, delivery, subtotal, currencyCode);
    if (charge > 0) return t("checkout.address.costs", { price: price(charge) });
    const free = isFreeDelivery({ charge, subtotal, delivery, currencyCode });
    return t(free ? "breakdown.deliveryFree" : "breakdown.deliveryLater");
  };
}
