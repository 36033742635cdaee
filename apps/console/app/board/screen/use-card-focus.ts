import { useEffect, useRef } from "react";
import type { BoardStore } from "../runtime/board-store.ts";

/** Where the focus was; `byKeys`: the member sees it, and follows it. */
type FocusedCard = { orderId: string; lane: string; byKeys: boolean };

/** The card of an order, or its slot for later. */
const cardOf = (orderId: string) =>
  document.querySelector<HTMLElement>(`[data-order="${CSS.escape(orderId)}"]`);

/**
 * Keeps the focus on an order whose card moves to another lane. Where the card leaves the board, the
 * heading of its lane gets the focus.
 */
export function useCardFocus(store: BoardStore): void {
  const last = useRef<FocusedCard | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const element = target instanceof Element ? target : null;
      const orderId = element?.closest("[data-order]")?.getAttribute("data-order");
      const lane = element?.closest("[data-lane]")?.getAttribute("data-lane");
      const byKeys = element?.matches(":focus-visible") ?? false;
      last.current = orderId && lane ? { orderId, lane, byKeys } : null;
    };
    const restore = () => {
      const lost = last.current;
      // A moved card is removed and drawn again: the browser then gives the focus to the page.
      if (!lost || document.activeElement !== document.body) return;
      const head = `[data-lane-head="${CSS.escape(lost.lane)}"]`;
      const next = cardOf(lost.orderId) ?? document.querySelector<HTMLElement>(head);
      next?.focus({ preventScroll: !lost.byKeys });
    };
    const unsubscribe = store.subscribeToShown(() => requestAnimationFrame(restore));
    document.addEventListener("focusin", onFocus);
    return () => {
      unsubscribe();
      document.removeEventListener("focusin", onFocus);
    };
  }, [store]);
}
