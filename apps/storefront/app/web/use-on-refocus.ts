import { useEffect, useEffectEvent } from "react";

/** What tells that a page is looked at again, or can ask again. */
const EVENTS = ["focus", "online", "pageshow"] as const;

/**
 * Calls `action` whenever the visitor comes back to the page or its network does, as long as `wanted`:
 * what is shown may be old by then. Never while nobody looks.
 */
export function useOnRefocus(wanted: boolean, action: () => void): void {
  const onSeen = useEffectEvent(() => {
    if (document.visibilityState === "visible") action();
  });
  useEffect(() => {
    if (!wanted) return;
    const listener = () => onSeen();
    for (const name of EVENTS) window.addEventListener(name, listener);
    document.addEventListener("visibilitychange", listener);
    return () => {
      for (const name of EVENTS) window.removeEventListener(name, listener);
      document.removeEventListener("visibilitychange", listener);
    };
  }, [wanted]);
}
