import { deliveryCharge, isFreeDelivery } from "@comanda/domain/delivery";
import type { Cents } from "@comanda/domain/money";
import { useText } from "../../../i18n/text.tsx";
import { usePrice } from "../../../shop/money.ts";
import { usePricedCart } from "../../../shop/priced-cart.ts";
import { useShop } from "../../../shop/shop.tsx";

/** Gives the words for what the cart's delivery comes to at a price before any free minimum. */
export function useDeliveryPriceText(): (cost: Cents) => string {
  const t = useText();
  const price = usePrice();
  const { company, settings } = useShop();
  const { total: goods } = usePricedCart();
  const { delivery } = settings;
  const currencyCode = company.currency.code;
  return (cost) => {
    const charge = deliveryCharge(cost, delivery, goods, currencyCode);
    if (charge > 0) return t("checkout.address.costs", { price: price(charge) });
    const free = isFreeDelivery({ charge, goods, delivery, currencyCode });
    return t(free ? "breakdown.deliveryFree" : "breakdown.deliveryLater");
  };
}
