import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page is alive: false on the server and until the browser has hydrated what it sent. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
