import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Returns whether the page is hydrated: false on the server, and in the browser until hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
