import { useEffect, useEffectEvent } from "react";

/**
 * While `enabled`, calls `action` when the visitor returns to the page or its network is back,
 * because the page may show old data then. It never calls it while the page is hidden.
 */
export function useOnRefocus(action: () => void, enabled = true): void {
  const onReturn = useEffectEvent(action);
  useEffect(() => {
    if (enabled) return listenForReturn(() => onReturn());
  }, [enabled]);
}

/**
 * Calls `onReturn` when the page is in view again, or its network is back. Returns a function that
 * removes the listeners.
 */
export function listenForReturn(onReturn: () => void): () => void {
  const onEvent = () => {
    if (document.visibilityState === "visible") onReturn();
  };
  // Also dispatched after a first load that ends later than the page's code starts: its data is fresh then.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onEvent();
  };
  window.addEventListener("focus", onEvent);
  window.addEventListener("online", onEvent);
  window.addEventListener("pageshow", onPageShow);
  document.addEventListener("visibilitychange", onEvent);
  return () => {
    window.removeEventListener("focus", onEvent);
    window.removeEventListener("online", onEvent);
    window.removeEventListener("pageshow", onPageShow);
    document.removeEventListener("visibilitychange", onEvent);
  };
}
