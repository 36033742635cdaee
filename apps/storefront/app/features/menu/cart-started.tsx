import { useEffect } from "react";
import { preloadPage } from "../../lazy/lazy-pages.ts";
import { FreeDeliveryBanner } from "./free-delivery-banner.tsx";

/** The pages that an order leads to. */
const NEXT_PAGES = ["routes/cart", "routes/tracking"];

/**
 * What the menu does once there is something in the order. The code of the pages that come next is
 * fetched while nothing else is to be done, and again when a lost network is back, so that the way
 * to them needs none (decision 35).
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
