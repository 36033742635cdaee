import { useEffect, useEffectEvent } from "react";

/** Events after which the page is in view again, or its network is back. */
const EVENTS = ["focus", "online", "pageshow"] as const;

/**
 * While `enabled`, calls `action` when the visitor returns to the page or its network is back,
 * because the page may show old data then. It never calls it while the page is hidden.
 */
export function useOnRefocus(enabled: boolean, action: () => void): void {
  const onEvent = useEffectEvent(() => {
    if (document.visibilityState === "visible") action();
  });
  useEffect(() => {
    if (!enabled) return;
    const listener = () => onEvent();
    for (const name of EVENTS) window.addEventListener(name, listener);
    document.addEventListener("visibilitychange", listener);
    return () => {
      for (const name of EVENTS) window.removeEventListener(name, listener);
      document.removeEventListener("visibilitychange", listener);
    };
  }, [enabled]);
}
