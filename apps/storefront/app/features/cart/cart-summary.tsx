import type { Cents } from "@comanda/domain/money";
import { useEffect, useEffectEvent, useRef } from "react";
import { Link } from "react-router";
import { useText } from "../../i18n/text.tsx";
import { usePrice } from "../../shop/money.ts";
import { Ticking } from "../../ui/ticking.tsx";
import { watchPulls } from "./pull-down.ts";
import { useWayToMenu } from "./use-way-to-menu.ts";

type CartSummaryProps = { quantity: number; total: Cents };

/**
 * How many products and what they cost, with the way back to the menu (spec §2, Menu page). On
 * phones it is also pulled down to get there.
 */
export function CartSummary({ quantity, total }: CartSummaryProps) {
  const t = useText();
  const price = usePrice();
  const handle = useRef<HTMLDivElement>(null);
  const { href, go, follow } = useWayToMenu();
  const toMenu = useEffectEvent(go);

  useEffect(() => {
    const bar = handle.current?.parentElement;
    if (handle.current && bar) return watchPulls(handle.current, bar, () => toMenu());
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
            <Ticking value={quantity}>{t("cart.count", { count: quantity })}</Ticking>
          </span>
        </p>
        <Link
          to={href}
          onClick={follow}
          className="flex min-h-11 items-center text-xs font-bold text-accent-text"
        >
          {t("cart.addMore")}
        </Link>
        <p className="tabular text-md font-bold" aria-live="polite">
          <Ticking value={total}>{price(total)}</Ticking>
        </p>
      </div>
    </div>
  );
}
