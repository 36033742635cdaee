import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useMay } from "../context/use-may.ts";

const loadPrinters = async () => (await import("./waiting-printers.tsx")).WaitingPrinters;

/**
 * The printers whose tickets wait, and why: the kitchen does not learn of these orders on paper. Its code comes
 * after the board, which shows nothing of them before their first answer.
 */
export function PrinterStrip() {
  return useMay("tickets.print") && <LazyPart load={loadPrinters} props={{}} />;
}
