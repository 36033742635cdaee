import { type FocusEvent, useEffect, useRef } from "react";
import { leadFocus } from "../../ui/page-focus.ts";

/**
 * Whoever presses what thereby goes away, as with a line's last piece, is led to the page's heading,
 * or to what it says when the cart is empty: else the focus would be lost. A sheet over the page sees
 * to it by itself when it closes. `seen` is what the page shows; the answer goes to its outermost
 * element.
 */
export function useKeptFocus(seen: readonly unknown[]) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    leadFocus(ref.current?.querySelector<HTMLElement>(seen.length > 0 ? "h1" : "main h2") ?? null);
  }, [seen]);
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      last.current = target;
    },
  };
}
