import { useSyncExternalStore } from "react";

/** Screens with two columns: the breakpoint `lg` of the style sheet. */
const WIDE_SCREEN = "(min-width: 64rem)";

/** Returns whether the screen is wide; false on the server and while the page hydrates. */
export function useIsWide(): boolean {
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
