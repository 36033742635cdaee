import type { Cents } from "@comanda/domain/money/cents";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { usePricedCart } from "../../../ordering/use-priced-cart.ts";
import { useCart } from "../../../session/cart/cart-store.ts";
import { currentPrices, priceSeen } from "../../../session/cart/price-changes.ts";

type PriceChangesProps = {
  subtotal: Cents;
  /** The order was refused for them: then the same box says so. */
  refused?: boolean;
  /** Called when the customer has accepted the new prices. */
  onAccept?: () => void;
};

/**
 * Prices that the restaurant changed during the checkout, each with its product. While the page's
 * menu is older than the server's order of `subtotal` (cents), only the sum is shown.
 */
export function PriceChanges({ subtotal, refused = false, onAccept }: PriceChangesProps) {
  const t = useText();
  const price = usePrice();
  const markPricesSeen = useCart((cart) => cart.markPricesSeen);
  const { priced, total, missing } = usePricedCart();
  const changed = priced.flatMap((row) => {
    const previousPrice = priceSeen(row);
    return previousPrice === null ? [] : [{ row, was: previousPrice }];
  });

  const accept = () => {
    markPricesSeen(currentPrices(priced));
    onAccept?.();
  };
  if (changed.length > 0) {
    const acceptButton = (
      <Button look="plain" onClick={accept}>
        {t("cart.understood")}
      </Button>
    );
    return (
      <Notice alert action={acceptButton}>
        {refused && <p>{t("reason.newTotal")}</p>}
        <p className="font-bold">{t("checkout.pricesChanged")}</p>
        <ul>
          {changed.map(({ row: { line, product, unitPrice }, was }) => (
            <li key={line.hash}>
              {t("checkout.priceWas", {
                name: product.name,
                before: price(was),
                now: price(unitPrice),
              })}
            </li>
          ))}
        </ul>
      </Notice>
    );
  }
  if (refused) return <Notice alert>{t("reason.newTotal")}</Notice>;
  if (total === subtotal || missing.length > 0) return null;
  return (
    <Notice alert>
      {t("checkout.priceChange", { before: price(total), now: price(subtotal) })}
    </Notice>
  );
}
