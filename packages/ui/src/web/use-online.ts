import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { whenReachable } from "./server-reachable.ts";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Returns whether the browser has a network; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** While `enabled`, calls `action` whenever the browser reports that its network is back. */
export function useWhenOnline(enabled: boolean, action: () => void): void {
  const onOnline = useEffectEvent(action);
  useEffect(() => {
    if (!enabled) return;
    const listener = () => onOnline();
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, [enabled]);
}

/**
 * While `enabled`, calls `action` when the server is reachable again. Only for actions that are
 * safe to repeat any number of times, such as loading. `wasUnreachable`: the last request did not
 * reach the server.
 */
export function useWhenReachable(
  enabled: boolean,
  action: () => void,
  wasUnreachable: boolean,
): void {
  const onReachable = useEffectEvent(action);
  useEffect(
    () => (enabled ? whenReachable(() => onReachable(), { wasUnreachable }) : undefined),
    [enabled, wasUnreachable],
  );
}
