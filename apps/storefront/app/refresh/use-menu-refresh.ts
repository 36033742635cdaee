import { useEffect, useEffectEvent } from "react";
import { useLocation, useRevalidator } from "react-router";
import { cacheRouteData, lastLoadedAt } from "./stale-on-error.ts";

/** Milliseconds for which a menu is believed: when the page is looked at again, and when the cart opens. */
const MAX_AGE_MS = { again: 60_000, cart: 5_000 };

/** The pages load their restaurant and its menu once; while this is so, they load them again. */
let refreshing = false;

/** A route's `shouldRevalidate`: walking around asks the server nothing, only a refresh does. */
export function isRefreshing(): boolean {
  return refreshing;
}

/** Keeps what a route shows, for the refresh that fails. */
export function useCacheRouteData(routeId: string, data: unknown): void {
  useEffect(() => {
    cacheRouteData(routeId, data);
  }, [routeId, data]);
}

/** Loads the restaurant and its menu again, unless they are younger than so many milliseconds. */
export function useMenuRefresh(): (believed?: number) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async (believed = 0) => {
    if (refreshing || Date.now() - lastLoadedAt() < believed) return;
    refreshing = true;
    try {
      await revalidate();
    } finally {
      refreshing = false;
    }
  };
}

/** Keeps the menu true: it is read again when the page is, when the network is back, and for the cart. */
export function useAutoRefresh(): void {
  const { pathname } = useLocation();
  const refresh = useMenuRefresh();
  const onLook = useEffectEvent(() => {
    if (document.visibilityState === "visible") void refresh(MAX_AGE_MS.again);
  });
  const onOnline = useEffectEvent(() => void refresh());
  const onCart = useEffectEvent(() => void refresh(MAX_AGE_MS.cart));

  useEffect(() => {
    const look = () => onLook();
    const online = () => onOnline();
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", online);
    };
  }, []);

  useEffect(() => {
    if (pathname === "/cart") onCart();
  }, [pathname]);
}
