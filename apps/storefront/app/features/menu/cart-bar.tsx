import { useContext, useEffect, useState } from "react";
import { useText } from "../../i18n/text.tsx";
import { CartContext } from "../../session/cart-store.ts";
import { FROM_MENU } from "../../shop/from-menu.ts";
import { usePrice } from "../../shop/money.ts";
import { usePricedCart } from "../../shop/priced-cart.ts";
import { useKeptQuery } from "../../shop/query.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { LazyPart } from "../../ui/lazy-part.tsx";
import { Ticking } from "../../ui/ticking.tsx";

const loadBegun = async () => (await import("./order-begun.tsx")).OrderBegun;

/**
 * What is in the order and the way to it, at the bottom of phones. It slides up with the first
 * product; what it holds is said to those who do not see it.
 */
export function CartBar() {
  const { quantity, total } = usePricedCart();
  const t = useText();
  const price = usePrice();
  const withQuery = useKeptQuery();
  const fillings = useFillings();

  return (
    <>
      {/* With it come the words and the code of the cart, which is next. */}
      {quantity > 0 && <LazyPart load={loadBegun} props={{ fillings }} />}
      <p role="status" className="heard">
        {quantity > 0 && t("menu.inOrder", { count: quantity, total: price(total) })}
      </p>
      {quantity > 0 && (
        <aside
          aria-label={t("menu.order")}
          className="rise fixed inset-x-3 bottom-[calc(0.75rem+var(--question,0px))] z-30 mx-auto max-w-[600px] lg:hidden"
        >
          <ButtonLink href={withQuery("/cart")} state={FROM_MENU} className="shadow-2">
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 text-start">
              <span className="flex min-w-0 items-center gap-3">
                <span
                  key={quantity}
                  className="bump tabular grid min-h-[26px] min-w-[26px] flex-none place-items-center rounded-s border-2 border-current/40 px-1 text-sm"
                >
                  {quantity}
                </span>
                {t("menu.seeOrder")}
              </span>
              <Ticking value={total} className="tabular ms-auto">
                {price(total)}
              </Ticking>
            </span>
          </ButtonLink>
        </aside>
      )}
    </>
  );
}

/** How often something was put into the empty cart here; reading what is stored does not count. */
function useFillings(): number {
  const store = useContext(CartContext);
  const [fillings, setFillings] = useState(0);
  useEffect(
    () =>
      store?.subscribe(({ lines }, before) => {
        const filled = before.lines.length === 0 && lines.length > 0;
        if (filled && store.persist.hasHydrated()) setFillings((count) => count + 1);
      }),
    [store],
  );
  return fillings;
}
