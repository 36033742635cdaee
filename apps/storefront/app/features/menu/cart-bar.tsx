import { AnimatedNumber } from "@comanda/ui/controls/animated-number.tsx";
import { buttonClasses } from "@comanda/ui/controls/button.tsx";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { afterPaint } from "@comanda/ui/page/after-paint.ts";
import { type MouseEvent, useContext, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { usePrice } from "../../company/use-price.ts";
import { useText } from "../../i18n/text.ts";
import { withLaterMessages } from "../../i18n/with-later-messages.ts";
import { FROM_MENU } from "../../links/from-menu.ts";
import { isPlainPress } from "../../links/is-plain-press.ts";
import { useKeepQuery } from "../../links/keep-query.tsx";
import { usePricedCart } from "../../ordering/use-priced-cart.ts";
import { CART_OPEN, isCartOpen } from "../../session/cart/cart-location.ts";
import { CartContext } from "../../session/cart/cart-store.ts";
import { useOpeningCart } from "../../session/cart/opening-cart.ts";

const loadCartStarted = withLaterMessages(
  async () => (await import("./cart-started.tsx")).CartStarted,
);

/** Characters of an amount that leaves the words of the bar little room on a phone: from a million on. */
const LONG_AMOUNT = 11;

/**
 * Shows the cart's quantity and total with a link to the cart, at the bottom of phones (conformance
 * 2.43). The cart opens over the menu, under its own address (conformance 2.45). The bar slides up with the first
 * product, and screen readers announce changes.
 */
export function CartBar() {
  const { quantity, total } = usePricedCart();
  const t = useText();
  const price = usePrice();
  const link = useCartLink();
  const timesFilled = useTimesFilled();
  const amount = price(total);
  const isLong = amount.length > LONG_AMOUNT;

  return (
    <>
      {/* This also loads the messages and the code of the cart page. */}
      {quantity > 0 && <LazyPart load={loadCartStarted} props={{ timesFilled }} />}
      <p role="status" className="heard">
        {quantity > 0 && t("menu.inOrder", { count: quantity, total: amount })}
      </p>
      {quantity > 0 && (
        <aside data-dock aria-label={t("menu.order")} className="rise cart-dock">
          <a
            {...link}
            className={classNames(buttonClasses("primary"), "shadow-2", isLong && "px-3.5!")}
          >
            {/* Where there is little room the words wrap first, and only very large text moves the amount below them. */}
            <span
              className={classNames(
                "flex min-w-0 flex-1 flex-wrap items-center text-start leading-tight",
                isLong ? "gap-x-2 text-sm" : "gap-x-3",
              )}
            >
              <span
                className={classNames(
                  "flex min-w-0 flex-[1_1_8.5rem] items-center",
                  isLong ? "gap-2" : "gap-3",
                )}
              >
                <span key={quantity} className="bump tabular cart-count">
                  {quantity}
                </span>
                {t("menu.seeOrder")}
              </span>
              <AnimatedNumber value={total} className="tabular ms-auto whitespace-nowrap">
                {amount}
              </AnimatedNumber>
            </span>
          </a>
        </aside>
      )}
    </>
  );
}

/** The link that opens the cart: the cart is shown first, and its entry of the history follows. */
function useCartLink() {
  const withQuery = useKeepQuery();
  const navigate = useNavigate();
  const { state } = useLocation();
  const href = withQuery("/cart");
  const isOpen = isCartOpen(state);
  useEffect(() => {
    if (isOpen) useOpeningCart.setState(false);
  }, [isOpen]);

  async function enterHistory() {
    await navigate(withQuery("/products"), {
      mask: href,
      state: { ...state, ...FROM_MENU, ...CART_OPEN },
      preventScrollReset: true,
    });
    // Another navigation may have interrupted this one.
    if (window.location.pathname !== "/cart") useOpeningCart.setState(false);
  }
  const onClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    if (useOpeningCart.getState()) return;
    useOpeningCart.setState(true);
    afterPaint(enterHistory);
  };
  return { href, onClick };
}

/**
 * Returns how often a product was added to the empty cart on this page; reading the stored cart does
 * not count.
 */
function useTimesFilled(): number {
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
