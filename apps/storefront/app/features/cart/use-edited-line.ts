import { useHistoryBack } from "@comanda/ui/web/history-back.ts";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { cartMask } from "../../session/cart/cart-location.ts";

/**
 * Returns the line of the cart that is being edited. It is kept in the state of the history entry, so
 * that the browser's back button closes the sheet. It is not in the address, because the hash contains
 * the customer's comment.
 */
export function useEditedLine() {
  const location = useLocation();
  const { key, pathname, search, state } = location;
  const navigate = useNavigate();
  const goBack = useHistoryBack();
  const editedHash: unknown = state?.editedLine;
  /** The history entry that is being left, so that closing twice goes back only once. */
  const [closing, setClosing] = useState<string | null>(null);
  if (closing !== null && closing !== key) setClosing(null);
  const hash = typeof editedHash === "string" && closing !== key ? editedHash : null;
  return {
    hash,
    edit: (editedLine: string) =>
      void navigate(pathname + search, {
        state: { ...state, editedLine },
        preventScrollReset: true,
        ...cartMask(location),
      }),
    close() {
      if (hash === null) return;
      setClosing(key);
      goBack(1);
    },
  };
}
