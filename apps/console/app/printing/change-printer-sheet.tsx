import type { Printer } from "@comanda/contract/staff/printer-schemas";
import { useState } from "react";
import { printingApi } from "../api/printing-api.ts";
import { useChanges } from "../api/use-changes.ts";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { ChangeErrorText } from "../parts/change-error-text.tsx";
import { Sheet } from "../parts/sheets/sheet.tsx";
import { type PrinterChoices, PrinterFields } from "./printer-fields.tsx";

type ChangePrinterSheetProps = {
  companyId: string;
  printer: Printer;
  onClose: () => void;
  onChange: () => Promise<void>;
};

/**
 * Changes the name and the paper of a printer. How it is reached stays: its token was entered where that was
 * chosen. What was typed stays when it cannot be stored.
 */
export function ChangePrinterSheet(props: ChangePrinterSheetProps) {
  const { companyId, printer, onClose, onChange } = props;
  const t = useText();
  const { id: printerId, name, kind, columns, as_pictures } = printer;
  const [choices, setChoices] = useState<PrinterChoices>({ name, kind, columns, as_pictures });
  const [submitted, setSubmitted] = useState(false);
  const { run, busy, error } = useChanges(onChange);
  const isNameless = choices.name.trim() === "";
  const save = async () => {
    setSubmitted(true);
    if (isNameless) return;
    const params = { companyId, printerId };
    if (await run(() => printingApi("updatePrinter", { params, body: choices }))) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t("printing.changePrinter")}
      footer={
        <Button look="solid" busy={busy} onClick={save}>
          {t("form.save")}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <PrinterFields
          choices={choices}
          isNameless={submitted && isNameless}
          hasKind={false}
          onChange={setChoices}
        />
        {error && <ChangeErrorText error={error} />}
      </div>
    </Sheet>
  );
}
