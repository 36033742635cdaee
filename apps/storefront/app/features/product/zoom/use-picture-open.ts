import { useHistoryBack } from "@comanda/ui/web/history-back.ts";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { cartMask, isCartOpen } from "../../../session/cart/cart-location.ts";

/**
 * Returns which picture of the product is open on the whole screen, and opens and closes it. It is kept in the
 * state of the history entry, so that the browser's back button closes the picture and not the product.
 */
export function usePictureOpen() {
  const location = useLocation();
  const { key, pathname, search, state } = location;
  const navigate = useNavigate();
  const goBack = useHistoryBack();
  /** The history entry that is being left, so that closing twice goes back only once. */
  const [closing, setClosing] = useState<string | null>(null);
  if (closing !== null && closing !== key) setClosing(null);
  const index = typeof state?.picture === "number" ? state.picture : null;
  const isOpen = index !== null && closing !== key;
  return {
    isOpen,
    /** Null where the history entry is that of the product itself. */
    index,
    open: (picture: number) =>
      void navigate(pathname + search, {
        state: { ...state, picture },
        preventScrollReset: true,
        ...(isCartOpen(state) && cartMask(location)),
      }),
    close() {
      if (!isOpen) return;
      setClosing(key);
      goBack(1);
    },
  };
}
