import { LazyPart, preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { type ReactNode, useEffect } from "react";
import { useDialogs } from "../context/dialogs.tsx";
import { WaitingSheet } from "./waiting-sheet.tsx";

const loadDialogSheet = async () => (await import("./dialog-sheet.tsx")).DialogSheet;

/** Milliseconds after which an untouched board fetches the sheets, before its connection may be lost. */
const PRELOAD_DELAY_MS = 10_000;

/** The sheet that is open over the board. Its code is not in the first load of the board. */
export function BoardDialogs(): ReactNode {
  const { dialog, show } = useDialogs();
  useEffect(() => {
    const preload = () => preloadPart(loadDialogSheet);
    const timer = setTimeout(preload, PRELOAD_DELAY_MS);
    document.addEventListener("pointerdown", preload, { once: true });
    document.addEventListener("keydown", preload, { once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerdown", preload);
      document.removeEventListener("keydown", preload);
    };
  }, []);
  if (dialog === null) return null;
  const props = { dialog, onClose: () => show(null) };
  return (
    <LazyPart
      load={loadDialogSheet}
      props={props}
      loading={<WaitingSheet {...props} failed={false} />}
      unavailable={<WaitingSheet {...props} failed />}
    />
  );
}
