import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHistoryBack } from "../../web/history-back.ts";

/**
 * The line of the cart that is being changed. It is in the state of the browser's history entry, so
 * that the browser's own way back closes it; not in the address, for it holds what was written.
 */
export function useEditedLine() {
  const { key, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const goBack = useHistoryBack();
  const editedHash: unknown = state?.editedLine;
  /** The history entry that is being left: asked to close twice, it must not go back twice. */
  const [closing, setClosing] = useState<string | null>(null);
  if (closing !== null && closing !== key) setClosing(null);
  const hash = typeof editedHash === "string" && closing !== key ? editedHash : null;
  return {
    hash,
    edit: (editedLine: string) =>
      void navigate(pathname + search, { state: { editedLine }, preventScrollReset: true }),
    close() {
      if (hash === null) return;
      setClosing(key);
      goBack(1);
    },
  };
}
