import { useState } from "react";
import { printingApi } from "../api/printing-api.ts";
import { useChanges } from "../api/use-changes.ts";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { ChangeErrorText } from "../parts/change-error-text.tsx";
import { useCreateOnce } from "../parts/saving/use-create-once.ts";
import { Sheet } from "../parts/sheets/sheet.tsx";
import { type PrinterChoices, PrinterFields } from "./printer-fields.tsx";
import type { PrinterToken } from "./printer-token.ts";

type AddPrinterSheetProps = {
  companyId: string;
  open: boolean;
  onClose: () => void;
  onAdded: (added: PrinterToken) => void;
};

const START: PrinterChoices = { name: "", kind: "agent", columns: 48, as_pictures: false };

/** Adds a printer. What was typed stays when it cannot be stored. */
export function AddPrinterSheet({ companyId, open, onClose, onAdded }: AddPrinterSheetProps) {
  const t = useText();
  const [choices, setChoices] = useState(START);
  const [submitted, setSubmitted] = useState(false);
  const { run, busy, error } = useChanges();
  const createOnce = useCreateOnce((printerId) =>
    printingApi("removePrinter", { params: { companyId, printerId } }),
  );
  const isNameless = choices.name.trim() === "";
  const add = async () => {
    setSubmitted(true);
    if (isNameless) return;
    const create = async (id: string) => {
      const body = { id, ...choices };
      const answer = await printingApi("createPrinter", { params: { companyId }, body });
      if (answer.token !== null) return answer;
      // An earlier request has added it, and its answer was lost.
      const params = { companyId, printerId: answer.printer.id };
      return printingApi("renewPrinterToken", { params });
    };
    const added = await run(() => createOnce(choices, create));
    if (!added) return;
    setChoices(START);
    setSubmitted(false);
    onAdded(added);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("printing.addPrinter")}
      footer={
        <Button look="solid" busy={busy} onClick={add}>
          {t("printing.add")}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <PrinterFields
          choices={choices}
          isNameless={submitted && isNameless}
          hasKind
          onChange={setChoices}
        />
        {error && <ChangeErrorText error={error} />}
      </div>
    </Sheet>
  );
}
