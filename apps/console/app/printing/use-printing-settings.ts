import type { Printer, PrintingSettings } from "@comanda/contract/staff/printer-schemas";
import { printingApi } from "../api/printing-api.ts";
import { useSettingsForm } from "../parts/settings-form/use-settings-form.ts";
import { namelessStations, withoutRemovedPrinters } from "./printing-form.ts";

type PrintingSettingsForm = {
  companyId: string;
  stored: PrintingSettings;
  printers: readonly Printer[];
  onSaved: () => Promise<void>;
};

/** The form of when tickets are printed, in which language, and which station prints what. */
export function usePrintingSettings(options: PrintingSettingsForm) {
  const { companyId, stored, printers, onSaved } = options;
  const params = { companyId };
  const { errors, ...form } = useSettingsForm({
    initial: stored,
    start: (settings: PrintingSettings) => settings,
    errorsOf: (draft) => {
      const nameless = namelessStations(draft);
      return nameless.length > 0 ? nameless : null;
    },
    store: async (draft) => {
      const body = withoutRemovedPrinters(draft, printers);
      const answer = await printingApi("updatePrinting", { params, body });
      await onSaved();
      return answer;
    },
    read: async () => (await printingApi("readPrinting", { params })).settings,
  });
  return { ...form, nameless: errors ?? [] };
}
