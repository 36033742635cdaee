import { useEffect } from "react";
import { preloadPage } from "../../lazy/lazy-pages.ts";
import { FreeDeliveryBanner } from "./free-delivery-banner.tsx";

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
  return <FreeDeliveryBanner timesFilled={timesFilled} />;
}
