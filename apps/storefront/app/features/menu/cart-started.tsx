import type { CartLine } from "@comanda/domain/cart/lines";
import { findShortages } from "@comanda/domain/menu/shortages";
import { useContext, useEffect, useEffectEvent } from "react";
import { useMenu } from "../../company/company-site.tsx";
import { preloadPage } from "../../lazy/lazy-pages.ts";
import { MAX_AGE_MS, useMenuRefresh } from "../../refresh/use-menu-refresh.ts";
import { CartContext, useCart } from "../../session/cart/cart-store.ts";
import { FreeDeliveryBanner } from "./free-delivery-banner.tsx";
import { ShortageNote } from "./shortage-note.tsx";

/** The pages that come after the menu when a visitor orders. */
const NEXT_PAGES = ["routes/cart", "routes/tracking"];

/**
 * Shows what the menu adds once the cart has a product. The code of the next pages is loaded while the
 * browser is idle, and again when the network is back, so that they open without a network (decision
 * 35).
 */
export function CartStarted({ timesFilled }: { timesFilled: number }) {
  useEffect(() => {
    const preload = () => NEXT_PAGES.forEach(preloadPage);
    // Safari has no idle callbacks.
    const whenIdle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 200));
    whenIdle(preload);
    window.addEventListener("online", preload);
    return () => window.removeEventListener("online", preload);
  }, []);
  useRefreshWhenAdded();
  const { categories } = useMenu();
  const shortages = findShortages(
    categories,
    useCart(({ lines }) => lines),
  );
  return (
    <>
      <FreeDeliveryBanner timesFilled={timesFilled} isHidden={shortages.length > 0} />
      <ShortageNote shortages={shortages} />
    </>
  );
}

/** Refreshes the menu when a dish is added: it may have sold out since the menu was loaded. */
function useRefreshWhenAdded(): void {
  const store = useContext(CartContext);
  const refresh = useMenuRefresh();
  const onAdd = useEffectEvent(() => void refresh(MAX_AGE_MS.overMenu));
  useEffect(() => {
    // The first dish loads this code, and was added before.
    onAdd();
    return store?.subscribe(({ lines }, before) => {
      if (pieces(lines) > pieces(before.lines)) onAdd();
    });
  }, [store]);
}

const pieces = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
