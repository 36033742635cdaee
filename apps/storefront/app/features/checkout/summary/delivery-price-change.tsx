import type { Cents } from "@comanda/domain/money";
import { useText } from "../../../i18n/text.tsx";
import { useCheckout } from "../../../session/checkout-store.ts";
import { usePrice } from "../../../shop/money.ts";
import { useShop } from "../../../shop/shop.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toldDelivery } from "../order/told-delivery.ts";

type DeliveryPriceChangeProps = {
  goods: Cents;
  /** What the server's order is charged for its delivery. */
  delivery: Cents;
};

/** The delivery costs something else than the customer was told when the address was chosen. */
export function DeliveryPriceChange({ goods, delivery }: DeliveryPriceChangeProps) {
  const t = useText();
  const price = usePrice();
  const { company, settings } = useShop();
  const said = useCheckout((checkout) => checkout);
  const told = toldDelivery(said, settings.delivery, goods, company.currency.code);
  const { addressId } = said;
  if (told === null || told === delivery || !addressId) return null;
  const understood = (
    <Button look="plain" onClick={() => said.update({ quote: { addressId, price: delivery } })}>
      {t("cart.understood")}
    </Button>
  );
  return (
    <Notice alert action={understood}>
      {t("checkout.deliveryPriceChange", { before: price(told), now: price(delivery) })}
    </Notice>
  );
}
