import { useSyncExternalStore } from "react";

/** The width below which the board is drawn for a phone, as the `md:` classes have it. */
const PHONE = "(width < 48rem)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the screen is a phone's; false on the server. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => false,
  );
}
