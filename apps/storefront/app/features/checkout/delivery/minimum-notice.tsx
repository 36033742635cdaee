import { belowMinimumRefusal, deliveryMinimum } from "@comanda/domain/delivery/price-settings";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useMissingPrice } from "../../../company/use-missing-price.ts";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { usePricedCart } from "../../../ordering/use-priced-cart.ts";

/**
 * Returns the amounts that the cart is below the delivery minimum by, known before the first step; null
 * when it reaches the minimum.
 */
export function useMinimumShortfall() {
  const { company, settings } = useCompanySite();
  const { total } = usePricedCart();
  return belowMinimumRefusal(total, deliveryMinimum(settings.delivery, company.currency.code));
}

/** Shows the notice about the delivery minimum, with a button to the cart. */
export function MinimumNotice({ onToCart }: { onToCart: () => void }) {
  const t = useText();
  const price = usePrice();
  const missingPrice = useMissingPrice();
  const refusal = useMinimumShortfall();
  if (!refusal) return null;
  const { minimum, missing } = refusal;
  return (
    <Notice
      action={
        <Button look="plain" onClick={onToCart}>
          {t("failure.toCart")}
        </Button>
      }
    >
      {t("checkout.minimum", { minimum: price(minimum), missing: missingPrice(missing) })}
    </Notice>
  );
}
