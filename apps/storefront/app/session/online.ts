import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

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
