import { LazyPart, preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { type ReactNode, useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { useDialogs } from "../context/dialogs.tsx";
import { WaitingSheet } from "./waiting-sheet.tsx";

const loadDialogSheet = async () => (await import("./dialog-sheet.tsx")).DialogSheet;

/** Milliseconds after which an untouched board fetches that code: later its line may be cut. */
const PRELOAD_DELAY_MS = 10_000;

/**
 * The sheet that is open over the board. Neither its code nor that of an opened order is in the first
 * load of the board.
 */
export function BoardDialogs(): ReactNode {
  const { dialog, show } = useDialogs();
  const anyOrder = useCompanyPath()("orders/any");
  const [preloads, setPreloads] = useState(false);
  useEffect(() => {
    const preload = () => {
      preloadPart(loadDialogSheet);
      setPreloads(true);
    };
    const timer = setTimeout(preload, PRELOAD_DELAY_MS);
    document.addEventListener("pointerdown", preload, { once: true });
    document.addEventListener("keydown", preload, { once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerdown", preload);
      document.removeEventListener("keydown", preload);
    };
  }, []);
  // Without its code, an order that is opened without a connection would load a whole page, and the
  // board would be gone.
  if (dialog === null) return preloads && <PrefetchPageLinks page={anyOrder} />;
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
