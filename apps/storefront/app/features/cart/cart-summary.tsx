import type { Cents } from "@comanda/domain/money/cents";
import { AnimatedNumber } from "@comanda/ui/controls/animated-number.tsx";
import { useEffect, useEffectEvent, useRef } from "react";
import { Link } from "react-router";
import { usePrice } from "../../company/use-price.ts";
import { useText } from "../../i18n/text.ts";
import { useBackToMenu } from "./use-back-to-menu.ts";
import { watchPullDown } from "./watch-pull-down.ts";

type CartSummaryProps = { quantity: number; total: Cents };

/**
 * Shows the number of products and the total, with a link back to the menu (conformance 2.44). On
 * phones a swipe down leads there too.
 */
export function CartSummary({ quantity, total }: CartSummaryProps) {
  const t = useText();
  const price = usePrice();
  const handle = useRef<HTMLDivElement>(null);
  const { href, goToMenu, onLinkClick } = useBackToMenu();
  const toMenu = useEffectEvent(goToMenu);

  useEffect(() => {
    const bar = handle.current?.parentElement;
    if (handle.current && bar) return watchPullDown(handle.current, bar, () => toMenu());
  }, []);

  return (
    <div ref={handle} className="touch-none lg:touch-auto">
      <span
        aria-hidden="true"
        className="mx-auto mt-1.5 block h-1 w-9 rounded-full bg-line lg:hidden"
      />
      <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-4">
        <p className="min-w-min flex-1 wrap-break-word">
          <span className="block text-md font-bold">{t("cart.total")}</span>
          <span className="block text-xs text-muted">
            <AnimatedNumber value={quantity}>{t("cart.count", { count: quantity })}</AnimatedNumber>
          </span>
        </p>
        <Link
          to={href}
          onClick={onLinkClick}
          className="flex min-h-11 items-center text-xs font-bold text-accent-text"
        >
          {t("cart.addMore")}
        </Link>
        <p className="tabular text-md font-bold" aria-live="polite">
          <AnimatedNumber value={total}>{price(total)}</AnimatedNumber>
        </p>
      </div>
    </div>
  );
}
