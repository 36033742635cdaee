import type { Cents } from "@comanda/domain/money";
import { useText } from "../../../i18n/text.tsx";
import { useCart } from "../../../session/cart-store.ts";
import { priceSeen, pricesNow } from "../../../session/price-changes.ts";
import { usePrice } from "../../../shop/money.ts";
import { usePricedCart } from "../../../shop/priced-cart.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/**
 * The restaurant changed its prices while the customer was on the way: each change by its product.
 * Where the page's menu is older than the server's order of `goods`, the sum is told until it is read
 * again.
 */
export function PriceChanges({ goods }: { goods: Cents }) {
  const t = useText();
  const price = usePrice();
  const see = useCart((cart) => cart.see);
  const { priced, total, missing } = usePricedCart();
  const changed = priced.flatMap((row) => {
    const was = priceSeen(row);
    return was === null ? [] : [{ row, was }];
  });

  if (changed.length > 0) {
    const understood = (
      <Button look="plain" onClick={() => see(pricesNow(priced))}>
        {t("cart.understood")}
      </Button>
    );
    return (
      <Notice alert action={understood}>
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
  if (total === goods || missing.length > 0) return null;
  return (
    <Notice alert>{t("checkout.priceChange", { before: price(total), now: price(goods) })}</Notice>
  );
}
