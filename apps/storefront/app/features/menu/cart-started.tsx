import type { CartLine } from "@comanda/domain/cart/lines";
import { findShortages } from "@comanda/domain/menu/shortages";
import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useContext, useEffect, useEffectEvent } from "react";
import { useMenu } from "../../company/company-site.tsx";
import { withLaterMessages } from "../../i18n/with-later-messages.ts";
import { preloadPage } from "../../lazy/lazy-pages.ts";
import { MAX_AGE_MS, useMenuRefresh } from "../../refresh/use-menu-refresh.ts";
import { CartContext, useCart } from "../../session/cart/cart-store.ts";
import { FreeDeliveryBanner } from "./free-delivery-banner.tsx";

// A file of its own: without a network a first dish loads this file in vain, and browsers may keep the failure of
// whatever it shares with the checkout.
const loadShortageNote = withLaterMessages(
  async () => (await import("./shortage-note.tsx")).ShortageNote,
);

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
      {/* Above the cart bar of phones; wide screens mark the lines in the cart beside the menu. */}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-3 bottom-[calc(5rem+var(--question,0px)+var(--chip,0px))] z-30 mx-auto max-w-[600px] lg:hidden"
      >
        {shortages.length > 0 && <LazyPart load={loadShortageNote} props={{ shortages }} />}
      </div>
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
