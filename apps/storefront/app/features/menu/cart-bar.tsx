import { useEffect } from "react";
import { useText } from "../../i18n/text.tsx";
import { usePrice } from "../../shop/money.ts";
import { usePricedCart } from "../../shop/priced-cart.ts";
import { useKeptQuery } from "../../shop/query.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { preloadPart } from "../../ui/lazy-part.tsx";

const loadCartWords = () => import("../../i18n/later-messages.ts");

/**
 * What is in the order and the way to it, at the bottom of phones. It slides up with the first
 * product; what it holds is said to those who do not see it.
 */
export function CartBar() {
  const { quantity, total } = usePricedCart();
  const t = useText();
  const price = usePrice();
  const withQuery = useKeptQuery();
  const filled = quantity > 0;

  // The cart comes next, and its page waits for its words.
  useEffect(() => {
    if (filled) preloadPart(loadCartWords);
  }, [filled]);

  return (
    <>
      <p role="status" className="heard">
        {quantity > 0 && t("menu.inOrder", { count: quantity, total: price(total) })}
      </p>
      {quantity > 0 && (
        <div className="rise fixed inset-x-3 bottom-3 z-30 mx-auto max-w-[600px] lg:hidden">
          <ButtonLink href={withQuery("/cart")} className="shadow-2">
            <span className="flex flex-1 items-center gap-3 text-start">
              <span
                key={quantity}
                className="bump tabular grid h-[26px] min-w-[26px] place-items-center rounded-s bg-current/20 px-1 text-sm"
              >
                <span>{quantity}</span>
              </span>
              {t("menu.seeOrder")}
            </span>
            <span className="tabular">{price(total)}</span>
          </ButtonLink>
        </div>
      )}
    </>
  );
}
