import { useSyncExternalStore } from "react";

/**
 * Screens with the cart beside the menu, and with arrows beside the categories: the breakpoint `lg` of the
 * style sheet.
 */
export const WIDE_SCREEN = "(min-width: 64rem)";

/** Returns whether the window is wide now, also after it was resized or rotated; false on the server. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(WIDE_SCREEN).matches,
    () => false,
  );
}

function subscribeToWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE_SCREEN);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
