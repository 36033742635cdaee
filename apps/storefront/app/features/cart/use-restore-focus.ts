import { moveFocusIfLost } from "@comanda/ui/page/page-focus.ts";
import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Moves the focus to the cart's heading, or to the empty cart's text, when the focused button disappears, as
 * with the last piece of a line. A sheet restores the focus by itself when it closes. `shownRows` are
 * the lines that are shown; spread the result on the outermost element.
 */
export function useRestoreFocus(shownRows: readonly unknown[]) {
  const ref = useRef<HTMLDivElement>(null);
  const lastFocused = useRef<Element | null>(null);
  useEffect(() => {
    if (!lastFocused.current || lastFocused.current.isConnected) return;
    lastFocused.current = null;
    moveFocusIfLost(
      ref.current?.querySelector<HTMLElement>(
        shownRows.length > 0 ? "h1, h2" : "[data-empty] h2, p[data-empty]",
      ) ?? null,
    );
  }, [shownRows]);
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      lastFocused.current = target;
    },
  };
}
