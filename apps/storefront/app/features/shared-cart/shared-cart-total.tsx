import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { currencyCodeOf, toCents } from "@comanda/domain/money/cents";
import { useCompanySite } from "../../company/company-site.tsx";
import { usePrice } from "../../company/use-price.ts";
import { useText } from "../../i18n/text.ts";

type SharedCartTotalProps = {
  cart: SharedCart;
  /** Whether the sum of all stands elsewhere on the page already, above the ways to order. */
  isShownElsewhere: boolean;
};

/** The sum of all guests, and that fees and discounts are not in the amounts; nothing while there are none. */
export function SharedCartTotal({ cart, isShownElsewhere }: SharedCartTotalProps) {
  const t = useText();
  const price = usePrice();
  const { company } = useCompanySite();
  if (cart.total === 0) return null;
  return (
    <div className="flex flex-col gap-1 px-4">
      {!isShownElsewhere && cart.guests.length > 1 && (
        <p className="flex flex-wrap justify-between gap-x-3 text-md font-bold">
          {t("together.all")}
          <span className="tabular">{price(toCents(cart.total, currencyCodeOf(company)))}</span>
        </p>
      )}
      <p className="text-xs text-muted">{t("together.beforeFees")}</p>
    </div>
  );
}
