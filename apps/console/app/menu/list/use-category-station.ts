import type { PrintingSettings } from "@comanda/contract/staff/printer-schemas";
import { useState } from "react";
import { printingApi } from "../../api/printing-api.ts";
import { useChanges } from "../../api/use-changes.ts";

/** Reads the stations as they are when a member wants to choose one. */
export function useCategoryStation(companyId: string) {
  const [printing, setPrinting] = useState<PrintingSettings | null>(null);
  const [saved, setSaved] = useState(false);
  const { run, busy, error, clearError } = useChanges();
  const close = () => {
    setPrinting(null);
    setSaved(false);
    clearError();
  };
  return {
    /** Null while no station is asked for. */
    printing,
    busy,
    error,
    /** Whether a station was stored since the sheet of the category is open. */
    saved,
    open: async () => {
      const answer = await run(() => printingApi("readPrinting", { params: { companyId } }));
      setSaved(false);
      if (answer) setPrinting(answer.settings);
    },
    stored: () => {
      close();
      setSaved(true);
    },
    close,
  };
}

export type CategoryStation = ReturnType<typeof useCategoryStation>;
