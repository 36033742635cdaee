import { MINUTE_MS } from "@comanda/domain/time/durations";
import { useOnRefocus } from "@comanda/ui/web/use-on-refocus.ts";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useRevalidator } from "react-router";
import { isCartOpen } from "../session/cart/cart-location.ts";
import { cacheRouteData, wasLoadedWithin } from "./route-data-cache.ts";

/**
 * Milliseconds for which a menu counts as current when the page is in view again, when the cart's page opens,
 * and when something opens over the menu or is added. What staff mark as sold out shows as soon as a visitor
 * looks at the page (decision 38); the page cache answers that in a few milliseconds. Over the menu it is
 * longer: one visitor opens many dishes.
 */
export const MAX_AGE_MS = { refocus: 1_000, cart: 5_000, overMenu: MINUTE_MS };

/** Whether a refresh is running, and whether the router is being asked for it right now. */
let refreshing = false;
let asking = false;
/** Whether a navigation has ended the refresh that is running. */
let interrupted = false;

/**
 * For a route's `shouldRevalidate`: a navigation loads nothing again, only a refresh does. The router ends a
 * refresh that is running when the visitor goes on, and asks again: that navigation does not wait for the
 * network either, and the refresh follows it.
 */
export function shouldRefresh(): boolean {
  if (refreshing && !asking) interrupted = true;
  return asking;
}

/** Keeps the data of a route, for a refresh that fails. */
export function useCacheRouteData(routeId: string, data: unknown): void {
  useEffect(() => {
    cacheRouteData(routeId, data);
  }, [routeId, data]);
}

/**
 * Returns a function that loads the restaurant and its menu again, unless they are younger than
 * `maxAgeMs`.
 */
export function useMenuRefresh(): (maxAgeMs?: number) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async (maxAgeMs = 0) => {
    if (refreshing || wasLoadedWithin(maxAgeMs)) return;
    refreshing = true;
    try {
      do {
        interrupted = false;
        await askRouter(revalidate);
      } while (interrupted);
    } finally {
      refreshing = false;
    }
  };
}

/** Asks the router to load again. It asks the routes at once, before this function returns. */
function askRouter(revalidate: () => Promise<void>): Promise<void> {
  asking = true;
  try {
    return revalidate();
  } finally {
    asking = false;
  }
}

/**
 * Refreshes the menu when the page is in view again, when the network is back, and when the cart or a dish
 * opens.
 */
export function useAutoRefresh(): void {
  const { pathname, search, state } = useLocation();
  const onCartPage = pathname === "/cart";
  /** What lies over the menu: the cart, or a dish by its id. */
  const overMenu = isCartOpen(state) ? "cart" : new URLSearchParams(search).get("product");
  const refresh = useMenuRefresh();
  const onOpen = useEffectEvent((maxAgeMs: number) => void refresh(maxAgeMs));

  useOnRefocus(() => void refresh(MAX_AGE_MS.refocus));

  useEffect(() => {
    if (onCartPage) onOpen(MAX_AGE_MS.cart);
    else if (overMenu) onOpen(MAX_AGE_MS.overMenu);
  }, [onCartPage, overMenu]);
}
