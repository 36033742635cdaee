import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { whenOnline, whenReachable } from "./retry-after-offline.ts";

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

/**
 * While `enabled`, calls `action` whenever the browser reports that its network is back. Where that ends
 * `enabled` and fails within seconds, it is called again: see `whenOnline`.
 */
export function useWhenOnline(enabled: boolean, action: () => void): void {
  const onOnline = useEffectEvent(action);
  const settlesAt = useRef(0);
  useEffect(() => (enabled ? whenOnline(() => onOnline(), settlesAt) : undefined), [enabled]);
}

/**
 * While `isShown`, calls `clear` when the browser reports that its network is back: once, so that the message
 * stays when the next request fails.
 */
export function useClearWhenOnline(isShown: boolean, clear: () => void): void {
  const onOnline = useEffectEvent(clear);
  useEffect(() => (isShown ? whenOnline(() => onOnline(), { current: 0 }) : undefined), [isShown]);
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
