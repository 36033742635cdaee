import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { whenReachable } from "./reachable.ts";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Whether the browser has a network; what it does not know counts as yes. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Calls `action` whenever the network comes back, as long as `wanted`. */
export function useWhenOnline(wanted: boolean, action: () => void): void {
  const onOnline = useEffectEvent(action);
  useEffect(() => {
    if (!wanted) return;
    const listener = () => onOnline();
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, [wanted]);
}

/**
 * Calls `action` when the server can be reached again, as long as `wanted`: for what is safe to do
 * again by itself however often, as loading something is. `wasUnreachable` says that the server could
 * not be reached when it was last asked.
 */
export function useWhenReachable(
  wanted: boolean,
  action: () => void,
  wasUnreachable: boolean,
): void {
  const onReachable = useEffectEvent(action);
  useEffect(
    () => (wanted ? whenReachable(() => onReachable(), { wasUnreachable }) : undefined),
    [wanted, wasUnreachable],
  );
}
