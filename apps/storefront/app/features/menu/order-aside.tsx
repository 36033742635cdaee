import { times } from "@comanda/domain/cart";
import { useText } from "../../i18n/text.tsx";
import { FROM_MENU } from "../../shop/from-menu.ts";
import { usePrice } from "../../shop/money.ts";
import { usePricedCart } from "../../shop/priced-cart.ts";
import { useKeptQuery } from "../../shop/query.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Ticking } from "../../ui/ticking.tsx";

/** The order beside the menu, where there is room for it. */
export function OrderAside() {
  const { priced, total } = usePricedCart();
  const t = useText();
  const price = usePrice();
  const withQuery = useKeptQuery();
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
                  {times(line.quantity)} <bdi>{product.name}</bdi>
                </span>
                <b className="font-bold">{price(lineTotal)}</b>
              </li>
            ))}
          </ul>
          <p className="tabular flex justify-between border-t border-line py-3.5 text-md font-bold">
            <span>{t("menu.total")}</span>
            <Ticking value={total}>{price(total)}</Ticking>
          </p>
          <ButtonLink href={withQuery("/cart")} state={FROM_MENU}>
            {t("menu.seeOrder")}
          </ButtonLink>
        </>
      )}
    </aside>
  );
}
