import { type FocusEvent, useEffect, useRef } from "react";
import { moveFocusIfLost } from "../../ui/page-focus.ts";

/**
 * Whoever presses what thereby goes away, as with a line's last piece, is led to the page's heading,
 * or to what it says when the cart is empty: else the focus would be lost. A sheet over the page sees
 * to it by itself when it closes. `shownRows` is what the page shows; the answer goes to its outermost
 * element.
 */
export function useRestoreFocus(shownRows: readonly unknown[]) {
  const ref = useRef<HTMLDivElement>(null);
  const lastFocused = useRef<Element | null>(null);
  useEffect(() => {
    if (!lastFocused.current || lastFocused.current.isConnected) return;
    lastFocused.current = null;
    moveFocusIfLost(
      ref.current?.querySelector<HTMLElement>(shownRows.length > 0 ? "h1" : "main h2") ?? null,
    );
  }, [shownRows]);
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      lastFocused.current = target;
    },
  };
}
