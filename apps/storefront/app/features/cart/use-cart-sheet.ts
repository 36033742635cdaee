import { useHistoryBack } from "@comanda/ui/web/history-back.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { isCartOpen } from "../../session/cart/cart-location.ts";
import { useOpeningCart } from "../../session/cart/opening-cart.ts";

/**
 * Whether the cart lies over the menu, and how it closes: by a step back to the menu. `isInHistory` says
 * whether the history has its entry already, which comes a moment after the press.
 */
export function useCartSheet() {
  const { key, state } = useLocation();
  const goBack = useHistoryBack();
  const isOpening = useOpeningCart();
  const isInHistory = isCartOpen(state);
  /** The history entry that is being left, so that closing twice goes back only once. */
  const [closing, setClosing] = useState<string | null>(null);
  if (closing !== null && closing !== key) setClosing(null);
  /** Whether the cart was closed before the history had its entry, which is then left at once. */
  const [closedEarly, setClosedEarly] = useState(false);
  if (closedEarly && !isOpening && !isInHistory) setClosedEarly(false);

  const leave = () => {
    setClosedEarly(false);
    setClosing(key);
    goBack(1);
  };
  const leaveLate = useEffectEvent(leave);
  useEffect(() => {
    if (closedEarly && isInHistory) leaveLate();
  }, [closedEarly, isInHistory]);

  const open = (isOpening || isInHistory) && !closedEarly && closing !== key;
  return {
    open,
    isInHistory,
    close() {
      if (!open) return;
      if (isInHistory) leave();
      else setClosedEarly(true);
    },
  };
}
