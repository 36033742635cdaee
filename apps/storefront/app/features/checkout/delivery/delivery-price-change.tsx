import type { Cents } from "@comanda/domain/money/cents";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useCompanySite } from "../../../company/company-site.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { useCheckout } from "../../../session/checkout/checkout-store.ts";
import { quotedDeliveryFee } from "../draft/quoted-delivery-fee.ts";

type DeliveryPriceChangeProps = {
  subtotal: Cents;
  /** The delivery fee of the server's order, in cents. */
  deliveryFee: Cents;
};

/** Says that the delivery fee is not the one that was quoted for the address. */
export function DeliveryPriceChange({ subtotal, deliveryFee }: DeliveryPriceChangeProps) {
  const t = useText();
  const price = usePrice();
  const { company, settings } = useCompanySite();
  const checkout = useCheckout((checkout) => checkout);
  const quotedFee = quotedDeliveryFee(checkout, settings.delivery, subtotal, company.currency.code);
  const { addressId } = checkout;
  if (quotedFee === null || quotedFee === deliveryFee || !addressId) return null;
  const acceptButton = (
    <Button
      look="plain"
      onClick={() => checkout.update({ quote: { addressId, price: deliveryFee } })}
    >
      {t("cart.understood")}
    </Button>
  );
  return (
    <Notice alert action={acceptButton}>
      {t("checkout.deliveryPriceChange", { before: price(quotedFee), now: price(deliveryFee) })}
    </Notice>
  );
}
