import { deliveryMinimum, deliveryRefusal } from "@comanda/domain/delivery";
import { useText } from "../../../i18n/text.tsx";
import { usePrice } from "../../../shop/money.ts";
import { usePricedCart } from "../../../shop/priced-cart.ts";
import { useShop } from "../../../shop/shop.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** What the cart lacks before it is delivered, told before anything else is asked; null when nothing. */
export function useMissingToMinimum() {
  const { company, settings } = useShop();
  const { total } = usePricedCart();
  return deliveryRefusal(total, deliveryMinimum(settings.delivery, company.currency.code));
}

/** The same in words, with the way to mend it. */
export function MinimumNotice({ onToCart }: { onToCart: () => void }) {
  const t = useText();
  const price = usePrice();
  const refusal = useMissingToMinimum();
  if (!refusal) return null;
  const { minimum, missing } = refusal;
  return (
    <Notice
      action={
        <Button look="plain" onClick={onToCart}>
          {t("trouble.toCart")}
        </Button>
      }
    >
      {t("checkout.minimum", { minimum: price(minimum), missing: price(missing) })}
    </Notice>
  );
}
