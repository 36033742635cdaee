import { formatTimes } from "@comanda/domain/cart/lines";
import { AnimatedNumber } from "@comanda/ui/controls/animated-number.tsx";
import { ButtonLink } from "@comanda/ui/controls/button.tsx";
import { usePrice } from "../../company/use-price.ts";
import { useText } from "../../i18n/text.ts";
import { FROM_MENU } from "../../links/from-menu.ts";
import { useKeepQuery } from "../../links/keep-query.tsx";
import { usePricedCart } from "../../ordering/use-priced-cart.ts";

/** Shows the cart beside the menu, on wide screens. */
export function CartAside() {
  const { priced, total } = usePricedCart();
  const t = useText();
  const price = usePrice();
  const withQuery = useKeepQuery();
  return (
    <aside
      aria-label={t("menu.order")}
      className="order-aside sticky mt-6 hidden flex-col rounded-m border border-line bg-surface p-4 lg:flex"
    >
      <h2 className="mb-2 text-md">{t("menu.order")}</h2>
      {priced.length === 0 ? (
        <p className="py-2 text-muted">{t("menu.orderEmpty")}</p>
      ) : (
        <>
          <ul className="tabular min-h-0 overflow-y-auto">
            {priced.map(({ line, product, total: lineTotal }) => (
              <li key={line.hash} className="flex justify-between gap-3 py-2">
                <span className="min-w-0">
                  {formatTimes(line.quantity)} <bdi>{product.name}</bdi>
                </span>
                <b className="font-bold">{price(lineTotal)}</b>
              </li>
            ))}
          </ul>
          <p className="tabular flex justify-between border-t border-line py-3.5 text-md font-bold">
            <span>{t("menu.total")}</span>
            <AnimatedNumber value={total}>{price(total)}</AnimatedNumber>
          </p>
          <ButtonLink href={withQuery("/cart")} state={FROM_MENU}>
            {t("menu.seeOrder")}
          </ButtonLink>
        </>
      )}
    </aside>
  );
}
